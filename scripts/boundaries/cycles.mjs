/** Specs and their helpers are not checked here; `.dependency-cruiser.cjs` has their rules. */
const OF_TESTS = /\.(spec|fixture)\.tsx?$|\/(test|testing)\//

/**
 * One import cycle for each folder that has one between its entries. An entry is a subfolder with its content, or a file.
 * Another rule refuses imports of a package by its own name.
 */
export function folderCycles(modules) {
  const graphs = new Map()
  for (const { from, to } of importsOf(modules)) {
    const { folder, entry, other } = meeting(from, to)
    const graph = getOrAdd(graphs, folder, new Map())
    getOrAdd(getOrAdd(graph, entry, new Map()), other, `${from} → ${to}`)
  }
  return [...graphs].flatMap(([folder, graph]) => {
    const entries = findCycle(graph)
    if (entries.length === 0) return []
    return { folder, imports: entries.map((entry, at) => graph.get(entry)?.get(entries[(at + 1) % entries.length])) }
  })
}

/**
 * A cycle of files that import each other, specs included; empty when there is none. Type imports count too.
 */
export const fileCycle = (modules) =>
  findCycle(new Map(modules.map(({ source, dependencies }) => [source, new Map(dependencies.map(importOf))])))

const importOf = ({ resolved }) => [resolved, resolved]

/** Imports between our own files. */
function importsOf(modules) {
  const own = new Set(modules.map(({ source }) => source).filter((file) => !OF_TESTS.test(file)))
  return modules
    .filter(({ source }) => own.has(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => own.has(resolved) && resolved !== source)
        .filter((one) => !isByOwnName(source, one))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    )
}

const packageOf = (file) => /^(shared\/)?[^/]+/.exec(file)?.[0]
const isByOwnName = (source, { resolved, dependencyTypes }) =>
  packageOf(source) === packageOf(resolved) && !dependencyTypes.includes('local')

/** The deepest folder that has both files, with the entry of each. */
function meeting(from, to) {
  const [here, there] = [from.split('/'), to.split('/')]
  const depth = here.findIndex((part, at) => part !== there[at])
  return { folder: here.slice(0, depth).join('/') || '.', entry: here[depth], other: there[depth] }
}

/** Entries that import each other in a cycle; empty when there is none. */
function findCycle(graph) {
  const left = new Map([...graph].map(([entry, others]) => [entry, [...others.keys()]]))
  // An entry without imports among the rest is in no cycle.
  const isEnd = (entry) => !left.get(entry).some((other) => left.has(other))
  for (let ends = [...left.keys()]; ends.length > 0;) {
    ends = [...left.keys()].filter(isEnd)
    for (const entry of ends) left.delete(entry)
  }
  const walk = []
  let [entry] = left.keys()
  while (entry !== undefined && !walk.includes(entry)) {
    walk.push(entry)
    entry = left.get(entry).find((other) => left.has(other))
  }
  return walk.slice(walk.indexOf(entry))
}

function getOrAdd(map, key, initial) {
  if (!map.has(key)) map.set(key, initial)
  return map.get(key)
}
