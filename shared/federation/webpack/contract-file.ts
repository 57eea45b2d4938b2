import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_VERSION } from '../src/registry/contract-version'
import type { ProvidedNames, PackageUses } from '../src/registry/schema'

/** Contract versions since which a name is compatible and deprecated. */
export interface NameState {
  readonly since: string
  readonly deprecatedSince?: string
  /** Instruction for users of the name, when it broke in `since`. */
  readonly because?: string
}

/** Names of each shared module, and slots of each owner (`slots of mf-a`). */
export type ContractNames = Readonly<Record<string, Readonly<Record<string, NameState>>>>

export const CONTRACT_JSON = 'shared/federation/contract.json'

/** The names written by `npm run contract`. */
export const readContractNames = (): ContractNames =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../contract.json'), 'utf8')).names

const SLOTS = /^slots of /
const FIRST = '1.0'
const WHOLE = '*'
const [DOOR, EXPOSED_TYPE] = ['@portal/federation', 'RemoteModule']

/**
 * Names that a build provides, each with the version since which it is compatible. Webpack finds more names of a
 * library than its types have; our own name that is not in the contract yet gets the current version.
 */
export function providedBy(shared: PackageUses['shared'], names = readContractNames()): ProvidedNames {
  const own = (module: string) => (module.startsWith('@portal/') ? CONTRACT_VERSION : FIRST)
  const exposed = names[DOOR]?.[EXPOSED_TYPE]
  const provided = Object.fromEntries(
    Object.entries(shared).map(([module, given]) => {
      const known = names[module] ?? {}
      const sinceOf = (name: string) => (name === WHOLE ? sinceAll(known) : (known[name]?.since ?? own(module)))
      return [module, Object.fromEntries(given.map((name) => [name, sinceOf(name)]))]
    }),
  )
  return exposed ? { ...provided, [DOOR]: { ...provided[DOOR], [EXPOSED_TYPE]: exposed.since } } : provided
}

/** A user of the whole module may use each name that ever broke. */
function sinceAll(known: Readonly<Record<string, NameState>>): string {
  const broken = Object.values(known).flatMap(({ since, because }) => (because ? [since] : []))
  return broken.toSorted((a, b) => Number(b.split('.')[1]) - Number(a.split('.')[1]))[0] ?? FIRST
}

/** Slots with the version since which their props are compatible. */
export const slotsSince = (names: ContractNames): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([place]) => SLOTS.test(place))
      .flatMap(([, slots]) => Object.entries(slots).map(([name, { since }]) => [name, since])),
  )

/** Deprecated names of each shared module, and slots of each owner, with the version of their deprecation. */
export function deprecatedNames(names: ContractNames): Record<string, Record<string, string>> {
  const going = Object.entries(names).map(([place, all]) => {
    const own = Object.entries(all).flatMap(([name, { deprecatedSince }]) =>
      deprecatedSince ? [[name, deprecatedSince]] : [],
    )
    return [place, Object.fromEntries(own)] as const
  })
  return Object.fromEntries(going.filter(([, own]) => Object.keys(own).length > 0))
}
