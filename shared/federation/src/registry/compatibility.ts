import type { Provided, Uses } from './schema'

/** What a package needs of the portal around it. */
export interface Needs {
  /** The version of the contract that it was built with. */
  readonly contract: string
  readonly uses?: Uses | undefined
  /** The slots that it fills: it gets the props that they have now. */
  readonly slots?: readonly { readonly name: string }[] | undefined
}

/** What the portal has for it. */
export interface Offers {
  readonly contract: string
  readonly provides: Provided
  /** Since when the props of each slot are compatible; a slot of other teams has no version. */
  readonly slotsSince: Readonly<Record<string, string>>
  /** Calls that the API serves, as in `Uses`; undefined: they are not compared. */
  readonly serves?: readonly string[] | undefined
}

/** Whether a package may run, and what speaks against it. */
export interface Compatibility {
  readonly fits: boolean
  /** It was built with a later contract than there is: since when its names exist is not known here. */
  readonly isLater: boolean
  /** It does not tell what it uses. */
  readonly isSilent: boolean
  /** What it uses and nobody has, such as `Button of @portal/ui`. */
  readonly missing: readonly string[]
  /** What it uses and has changed since it was built, such as `Button of @portal/ui (since 1.4)`. */
  readonly changed: readonly string[]
}

/** What each remote exposes is of this type, whichever names it uses. */
const EXPOSED_TYPE = { module: '@portal/federation', name: 'RemoteModule' }

/**
 * May this package run in this portal? It may when each name that it uses is there, and is compatible since a version of
 * the contract that is not newer than the one it was built with. The one rule for CI, publish, promote and the web
 * server, which tells pages of what does not fit.
 */
export function isCompatible({ contract, uses, slots = [] }: Needs, offers: Offers): Compatibility {
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

/** Whether the one version of the contract is the other, or an earlier one. */
export function isAtMost(one: string, other: string): boolean {
  const [major, minor] = parts(one)
  const [otherMajor, otherMinor] = parts(other)
  return major < otherMajor || (major === otherMajor && minor <= otherMinor)
}

function parts(version: string): [number, number] {
  const found = /^(\d+)\.(\d+)$/.exec(version)
  return found ? [Number(found[1]), Number(found[2])] : [Number.NaN, Number.NaN]
}

interface UsedName {
  readonly words: string
  /** Undefined where nobody has it. */
  readonly since: string | undefined
}

const sinceIn = (provides: Provided, module: string, name: string): string | undefined => {
  const names = Object.hasOwn(provides, module) ? (provides[module] ?? {}) : {}
  return Object.hasOwn(names, name) ? names[name] : undefined
}

const namesOf = ({ shared }: Uses, { provides }: Offers): UsedName[] =>
  Object.entries(shared).flatMap(([module, names]) =>
    names.map((name) => ({ words: `${name} of ${module}`, since: sinceIn(provides, module, name) })),
  )

const exposedType = ({ provides }: Offers): UsedName => {
  const { module, name } = EXPOSED_TYPE
  return { words: `${name} of ${module}`, since: sinceIn(provides, module, name) }
}

const slotsOf = (slots: readonly string[], { slotsSince }: Offers): UsedName[] =>
  slots.map((slot) => ({
    words: `the slot ${slot}`,
    since: Object.hasOwn(slotsSince, slot) ? slotsSince[slot] : undefined,
  }))

function missingCalls({ endpoints }: Uses, { serves }: Offers): string[] {
  if (!serves) return []
  const there = new Set(serves.map(shapeOf))
  return endpoints.filter((call) => !there.has(shapeOf(call))).map((call) => `${call} of the API`)
}

/** A parameter may have any name. */
const shapeOf = (call: string) => call.replace(/\{[^}]*\}/g, '{}')
