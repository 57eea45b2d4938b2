/** Specs and their helpers are not checked here; `.dependency-cruiser.cjs` has their rules. */
const OF_TESTS = /\.(spec|fixture)\.tsx?$|\/(test|testing)\//

/**
 * One import cycle for each folder that has one between its entries. An entry is a subfolder with its content, or a file.
 * Another rule refuses imports of a package by its own name.
 */
export function folderCycles(modules) {
  const houses = new Map()
  for (const { from, to } of importsOf(modules)) {
    const { folder, room, other } = meeting(from, to)
    const house = entry(houses, folder, new Map())
    entry(entry(house, room, new Map()), other, `${from} → ${to}`)
  }
  return [...houses].flatMap(([folder, house]) => {
    const rooms = findCycle(house)
    if (rooms.length === 0) return []
    return { folder, imports: rooms.map((room, at) => house.get(room)?.get(rooms[(at + 1) % rooms.length])) }
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
  return { folder: here.slice(0, depth).join('/') || '.', room: here[depth], other: there[depth] }
}

/** Entries that import each other in a cycle; empty when there is none. */
function findCycle(house) {
  const left = new Map([...house].map(([room, others]) => [room, [...others.keys()]]))
  // An entry without imports among the rest is in no cycle.
  const isEnd = (room) => !left.get(room).some((other) => left.has(other))
  for (let ends = [...left.keys()]; ends.length > 0;) {
    ends = [...left.keys()].filter(isEnd)
    for (const room of ends) left.delete(room)
  }
  const walk = []
  let [room] = left.keys()
  while (room !== undefined && !walk.includes(room)) {
    walk.push(room)
    room = left.get(room).find((other) => left.has(other))
  }
  return walk.slice(walk.indexOf(room))
}

function entry(map, key, initial) {
  if (!map.has(key)) map.set(key, initial)
  return map.get(key)
}
