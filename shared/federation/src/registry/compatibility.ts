import type { Uses } from './schema'

/** Version of what crosses the seam (`major.minor`): RemoteModule, PortalHost, slots, the shared singletons. */
export const CONTRACT_VERSION = '3.0'

/** What a package needs of the portal around it. */
export interface Needs {
  readonly contract: string
  readonly uses?: Uses | undefined
}

/** What the portal has for it. A list that is not told is not compared: a page knows the versions alone. */
export interface Offers {
  readonly contract: string
  /** Names of each shared module that the shell provides. */
  readonly provides?: Readonly<Record<string, readonly string[]>> | undefined
  /** Calls that the API serves, as in `Uses`. */
  readonly serves?: readonly string[] | undefined
}

/** Whether a package may run, and what speaks against it. */
export interface Compatibility {
  readonly fits: boolean
  /** The version it was built for, and the one that there is. */
  readonly needed: string
  readonly offered: string
  /** What it uses and nobody has, such as `Button of @portal/ui`. */
  readonly missing: readonly string[]
}

/**
 * May this remote run in this portal? Same major of the contract, at least the minor that the remote was built for, and
 * every name and call that it uses. The one rule for CI, publish, promote, the web server and the page, so that what does
 * not fit is found before its JavaScript runs.
 */
export function isCompatible(
  { contract: needed, uses }: Needs,
  { contract: offered, ...offers }: Offers,
): Compatibility {
  const [needMajor, needMinor] = parts(needed)
  const [haveMajor, haveMinor] = parts(offered)
  const missing = uses ? [...missingNames(uses, offers), ...missingCalls(uses, offers)] : []
  return { fits: needMajor === haveMajor && needMinor <= haveMinor && missing.length === 0, needed, offered, missing }
}

function parts(version: string): [number, number] {
  const found = /^(\d+)\.(\d+)$/.exec(version)
  return found ? [Number(found[1]), Number(found[2])] : [Number.NaN, Number.NaN]
}

function missingNames({ shared }: Uses, { provides }: Pick<Offers, 'provides'>): string[] {
  if (!provides) return []
  return Object.entries(shared).flatMap(([module, names]) => {
    const there = Object.hasOwn(provides, module) ? (provides[module] ?? []) : []
    return names.filter((name) => !there.includes(name)).map((name) => `${name} of ${module}`)
  })
}

function missingCalls({ endpoints }: Uses, { serves }: Pick<Offers, 'serves'>): string[] {
  if (!serves) return []
  const there = new Set(serves.map(shapeOf))
  return endpoints.filter((call) => !there.has(shapeOf(call))).map((call) => `${call} of the API`)
}

/** A parameter may have any name. */
const shapeOf = (call: string) => call.replace(/\{[^}]*\}/g, '{}')
