import type { Contract, Line, StatedLine } from '../../shared/federation/webpack/contract-document'

/** A change that the contract's version does not allow. */
export interface Fault {
  readonly line: Line
  /** What happened to it and which version that needs. */
  readonly words: string
}

/** The contract as it is to be written, and what speaks against it. */
export interface Restated {
  readonly contract: Contract
  readonly faults: readonly Fault[]
}

/**
 * The contract after a change of the seam. What is gone or another needs a higher major than the committed one, what is
 * new a higher minor, and a name goes only when it was deprecated in a minor before. Each commit counts as released.
 */
export function restate(committed: Contract, seam: readonly Line[], version: string): Restated {
  const [oldMajor, oldMinor] = parts(committed.version)
  const [major, minor] = parts(version)
  const isMajor = major > oldMajor
  const isMinor = isMajor || (major === oldMajor && minor > oldMinor)
  const old = new Map(committed.lines.map((line) => [keyOf(line), line]))
  const now = new Set(seam.map(keyOf))
  const [typesBefore, typesNow] = [typesOf(committed.lines), typesOf(seam)]
  // A type that is wholly new or gone is not told: the line that leads to it has changed.
  const changed = seam.filter((line) => isTold(line, typesBefore))
  const gone = committed.lines.filter((line) => !now.has(keyOf(line)) && isTold(line, typesNow))
  const faults = [
    ...changed.flatMap((line) => faultOf(line, old.get(keyOf(line)), { isMajor, isMinor }, committed.version)),
    ...gone.flatMap((line) => goneFault(line, isMajor, committed.version)),
  ]
  return { contract: { version, lines: seam.map((line) => stated(line, old.get(keyOf(line)), version)) }, faults }
}

interface Raised {
  readonly isMajor: boolean
  readonly isMinor: boolean
}

function faultOf(line: Line, before: StatedLine | undefined, { isMajor, isMinor }: Raised, version: string): Fault[] {
  if (!before) return isMinor ? [] : [{ line, words: `is new: ${needs('minor', version)}` }]
  const isSame = before.type === line.type
  return isSame || isMajor ? [] : [{ line, words: `was${before.type} and is${line.type}: ${needs('major', version)}` }]
}

function goneFault(line: StatedLine, isMajor: boolean, version: string): Fault[] {
  const wasTold = line.deprecatedSince !== null
  const gone = { ...line, isDeprecated: wasTold }
  if (!isMajor) return [{ line: gone, words: `is gone: ${needs('major', version)}` }]
  // The members of a type have no users by name who could be told.
  return line.place === TYPES || wasTold
    ? []
    : [{ line: gone, words: 'is gone and was never deprecated: a name is @deprecated for one minor before it goes' }]
}

/** Where the types stand that names of the seam lead to. */
export const TYPES = 'types'

const needs = (part: 'major' | 'minor', version: string) =>
  `that needs a higher ${part} than ${version}, CONTRACT_VERSION in shared/federation/src/registry/compatibility.ts`

function stated(line: Line, before: StatedLine | undefined, version: string): StatedLine {
  const { place, name, type } = line
  const since = before?.type === type ? before.since : version
  return { place, name, type, since, deprecatedSince: line.isDeprecated ? (before?.deprecatedSince ?? version) : null }
}

/** The type that a line is of. */
export const typeOf = ({ name }: Pick<Line, 'name'>) => name.replace(/\.[^./]*$/, '')

const typesOf = (lines: readonly Pick<Line, 'place' | 'name'>[]) =>
  new Set(lines.filter(({ place }) => place === TYPES).map(typeOf))

const isTold = (line: Pick<Line, 'place' | 'name'>, types: ReadonlySet<string>) =>
  line.place !== TYPES || types.has(typeOf(line))

const keyOf = ({ place, name }: Pick<Line, 'place' | 'name'>) => `${place} ${name}`

function parts(version: string): [number, number] {
  const [major = Number.NaN, minor = Number.NaN] = version.split('.').map(Number)
  return [major, minor]
}
