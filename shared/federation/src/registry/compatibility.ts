import type { ProvidedNames, PackageUses, RemoteEntry } from './schema'

/** Requirements of a package on the portal. */
export interface PackageNeeds {
  /** Version of the contract that the package was built with. */
  readonly contract: string
  readonly uses?: PackageUses | undefined
  /** Slots that the package fills: it gets their current props. */
  readonly slots?: readonly { readonly name: string }[] | undefined
}

/** Names, slots and calls that the portal provides. */
export interface PortalInterface {
  readonly contract: string
  readonly provides: ProvidedNames
  /** Version since which each slot's props are compatible; slots of outside teams have none. */
  readonly slotsSince: Readonly<Record<string, string>>
  /** Calls that the API serves, as in `PackageUses`; undefined skips their comparison. */
  readonly serves?: readonly string[] | undefined
}

/** Whether a package may run, with the reasons against. */
export interface Compatibility {
  readonly fits: boolean
  /** Built with a later contract, whose names this portal does not know. */
  readonly isLater: boolean
  /** The package's build lists no uses. */
  readonly isSilent: boolean
  /** Used names that the portal does not provide, such as `Button of @portal/ui`. */
  readonly missing: readonly string[]
  /** Used names that changed since the package's build, such as `Button of @portal/ui (since 1.4)`. */
  readonly changed: readonly string[]
}

/** Type of the module that each remote exposes, whichever names it uses. */
const EXPOSED_TYPE = { module: '@portal/federation', name: 'RemoteModule' }

/**
 * Decides whether this package may run in this portal: each used name must exist and be compatible since a contract
 * version not newer than the package's own. The one rule for CI, publish, promote and the web server, which tells pages
 * about incompatible remotes.
 */
export function isCompatible({ contract, uses, slots = [] }: PackageNeeds, offers: PortalInterface): Compatibility {
  const isLater = !isAtMost(contract, offers.contract)
  const names = uses ? namesOf(uses, offers) : []
  const missing = [
    ...names.filter(({ since }) => since === undefined).map(({ words }) => words),
    ...(uses ? missingCalls(uses, offers) : []),
  ]
  const all = [
    ...names,
    exposedType(offers),
    ...slotsOf([...(uses?.slots ?? []), ...slots.map(({ name }) => name)], offers),
  ]
  const changed = all.flatMap(({ words, since = '' }) =>
    since !== '' && !isAtMost(since, contract) ? [`${words} (since ${since})`] : [],
  )
  const fits = !isLater && uses !== undefined && missing.length === 0 && changed.length === 0
  return { fits, isLater, isSilent: !uses, missing: [...new Set(missing)], changed: [...new Set(changed)] }
}

/** Whether one contract version equals the other or is older. */
export function isAtMost(one: string, other: string): boolean {
  const [major, minor] = parts(one)
  const [otherMajor, otherMinor] = parts(other)
  return major < otherMajor || (major === otherMajor && minor <= otherMinor)
}

function parts(version: string): [number, number] {
  const found = /^(\d+)\.(\d+)$/.exec(version)
  return found ? [Number(found[1]), Number(found[2])] : [Number.NaN, Number.NaN]
}

interface NameUse {
  readonly words: string
  /** Undefined when the portal does not provide the name. */
  readonly since: string | undefined
}

const sinceIn = (provides: ProvidedNames, module: string, name: string): string | undefined => {
  const names = Object.hasOwn(provides, module) ? (provides[module] ?? {}) : {}
  return Object.hasOwn(names, name) ? names[name] : undefined
}

const namesOf = ({ shared }: PackageUses, { provides }: PortalInterface): NameUse[] =>
  Object.entries(shared).flatMap(([module, names]) =>
    names.map((name) => ({ words: `${name} of ${module}`, since: sinceIn(provides, module, name) })),
  )

const exposedType = ({ provides }: PortalInterface): NameUse => {
  const { module, name } = EXPOSED_TYPE
  return { words: `${name} of ${module}`, since: sinceIn(provides, module, name) }
}

const slotsOf = (slots: readonly string[], { slotsSince }: PortalInterface): NameUse[] =>
  slots.map((slot) => ({
    words: `the slot ${slot}`,
    since: Object.hasOwn(slotsSince, slot) ? slotsSince[slot] : undefined,
  }))

function missingCalls({ endpoints }: PackageUses, { serves }: PortalInterface): string[] {
  if (!serves) return []
  const there = new Set(serves.map(shapeOf))
  return endpoints.filter((call) => !there.has(shapeOf(call))).map((call) => `${call} of the API`)
}

/** Parameter names do not matter. */
const shapeOf = (call: string) => call.replace(/\{[^}]*\}/g, '{}')

/** Names of the domain's common script, which booking lists and details use. */
export interface CommonNames {
  readonly commonNames: readonly string[]
}

/** Whether a remote needs only the common names of the domain. */
export const isOfCommonDomain = ({ uses }: Pick<RemoteEntry, 'uses'>, { commonNames }: CommonNames): boolean =>
  uses !== undefined && (uses.shared['@portal/domain'] ?? []).every((name) => commonNames.includes(name))
