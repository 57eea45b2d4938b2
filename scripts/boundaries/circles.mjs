/** Specs and their helpers may look anywhere; `.dependency-cruiser.cjs` says what they may import. */
const OF_TESTS = /\.(spec|fixture)\.tsx?$|\/(test|testing)\//

/**
 * One circle of each folder in which its rooms import each other: a room is a folder with all that is below it, or a
 * loose file. Imports of a package by its own name are refused elsewhere.
 */
export function circlesOf(modules) {
  const houses = new Map()
  for (const { from, to } of importsOf(modules)) {
    const { folder, room, other } = meeting(from, to)
    const house = entry(houses, folder, new Map())
    entry(entry(house, room, new Map()), other, `${from} → ${to}`)
  }
  return [...houses].flatMap(([folder, house]) => {
    const rooms = circleIn(house)
    if (rooms.length === 0) return []
    return { folder, imports: rooms.map((room, at) => house.get(room)?.get(rooms[(at + 1) % rooms.length])) }
  })
}

/**
 * Files of which each imports the next one and the last one the first, specs too; none where there are none. Type imports
 * count: what two files share stands in the lower one.
 */
export const circleOfFiles = (modules) =>
  circleIn(new Map(modules.map(({ source, dependencies }) => [source, new Map(dependencies.map(importOf))])))

const importOf = ({ resolved }) => [resolved, resolved]

/** Written imports between our own files. */
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

/** The folder in which the ways to two files part, and its two rooms. */
function meeting(from, to) {
  const [here, there] = [from.split('/'), to.split('/')]
  const depth = here.findIndex((part, at) => part !== there[at])
  return { folder: here.slice(0, depth).join('/') || '.', room: here[depth], other: there[depth] }
}

/** Rooms of which each imports the next one and the last one the first; none where all imports run downwards. */
function circleIn(house) {
  const left = new Map([...house].map(([room, others]) => [room, [...others.keys()]]))
  // What imports nothing that is left is in no circle.
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
