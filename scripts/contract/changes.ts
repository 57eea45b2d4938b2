import type { ContractNames, NameState } from '../../shared/federation/webpack/contract-file'
import type { Difference } from './comparison'
import type { SeamName } from './names'

/** The contract's version, and the version since which each name is compatible. */
export interface Versions {
  readonly version: string
  readonly names: ContractNames
}

/** A change of a name that the contract does not allow. */
export interface Fault {
  readonly place: string
  readonly name: string
  readonly words: string
  /** Whether `--because` would allow it. */
  readonly isBreak: boolean
}

/** The new contract, and the changes that prevent it. */
interface ContractChange extends Versions {
  readonly isChanged: boolean
  readonly faults: readonly Fault[]
}

export const FIRST = '1.0'

/** The seam in the current sources. */
interface CurrentSeam {
  readonly names: readonly SeamName[]
  readonly differences: ReadonlyMap<string, Difference>
  /** Instruction for users of a broken name; undefined when there is none. */
  readonly becauseOf: (place: string, name: string, version: string) => string | undefined
}

/**
 * The contract after a change of the seam. Its minor version rises when a name is added, extended, broken, deprecated or
 * removed. A broken name is compatible since that version only. A name is removed only after a deprecated minor version.
 */
export function changedContract(before: Versions, now: CurrentSeam): ContractChange {
  const isFirst = Object.keys(before.names).length === 0
  const version = isFirst ? FIRST : minorAfter(before.version)
  const names: Record<string, Record<string, NameState>> = {}
  const faults: Fault[] = []
  let isChanged = isFirst
  for (const one of now.names) {
    const old = before.names[one.place]?.[one.name]
    const change = changeOf(one, old, version, now)
    names[one.place] = { ...names[one.place], [one.name]: change.state }
    if (change.fault) faults.push({ ...one, ...change.fault })
    isChanged ||= change.isChanged
  }
  const gone = removedNames(before.names, names)
  faults.push(...duplicateNames(now.names))
  faults.push(
    ...gone.filter(({ deprecatedSince }) => !deprecatedSince).map(({ place, name }) => ({ place, name, ...GONE })),
  )
  isChanged ||= gone.length > 0
  return isChanged ? { version, names, isChanged, faults } : { ...before, isChanged, faults }
}

/** Names must be unique in their module, and slots in the whole portal. */
function duplicateNames(names: readonly SeamName[]): Fault[] {
  const keyOf = ({ place, name }: SeamName) => `${place.replace(/^slots of .*/, 'slot')} ${name}`
  const keys = names.map(keyOf)
  return names
    .filter((one, index) => keys.indexOf(keyOf(one)) !== index)
    .map(({ place, name }) => ({ place, name, words: 'exists twice in the seam', isBreak: false }))
}

const GONE = {
  words: 'was removed without a deprecation: mark it @deprecated, and remove it one minor version later',
  isBreak: false,
}

interface Change {
  readonly state: NameState
  readonly isChanged: boolean
  readonly fault?: Pick<Fault, 'words' | 'isBreak'>
}

function changeOf(
  { place, name, isDeprecated }: SeamName,
  old: NameState | undefined,
  version: string,
  now: CurrentSeam,
): Change {
  const going = isDeprecated ? { deprecatedSince: old?.deprecatedSince ?? version } : {}
  if (!old) return { state: { since: version, ...going }, isChanged: true }
  const { breaks = null, grows = false } = now.differences.get(`${place} ${name}`) ?? {}
  const isChanged = grows || isDeprecated !== (old.deprecatedSince !== undefined)
  if (breaks === null) {
    const { deprecatedSince: _, ...kept } = old
    return { state: { ...kept, ...going }, isChanged }
  }
  const because = now.becauseOf(place, name, version)
  const state = { since: version, ...going, ...(because !== undefined && { because }) }
  return { state, isChanged: true, ...(because === undefined && { fault: { words: breaks, isBreak: true } }) }
}

const removedNames = (before: ContractNames, now: ContractNames) =>
  Object.entries(before).flatMap(([place, all]) =>
    Object.entries(all)
      .filter(([name]) => !now[place]?.[name])
      .map(([name, state]) => ({ place, name, ...state })),
  )

function minorAfter(version: string): string {
  const [major = 1, minor = 0] = version.split('.').map(Number)
  return `${major}.${minor + 1}`
}
