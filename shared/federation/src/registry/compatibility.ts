import type { Uses } from './schema'

/** Version of what crosses the seam (`major.minor`): RemoteModule, PortalHost, slots, the shared singletons. */
export const CONTRACT_VERSION = '11.0'

/** What a package needs of the portal around it. */
export interface Needs {
  readonly contract: string
  readonly uses?: Uses | undefined
}

/** What the portal has for it. A list that is not told is not compared. */
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
 * May this package run in this portal? The version of the contract that it was built for, and every name and call that
 * it uses. The one rule for CI, publish, promote and the web server, so that what does not fit is never sent; a page,
 * which is told the versions alone, asks `fitsContract` again before the code runs.
 */
export function isCompatible(
  { contract: needed, uses }: Needs,
  { contract: offered, ...offers }: Offers,
): Compatibility {
  const missing = uses ? [...missingNames(uses, offers), ...missingCalls(uses, offers)] : []
  return { fits: fitsContract(needed, offered) && missing.length === 0, needed, offered, missing }
}

/** The words for a package whose contract does not fit the shell's: the page's and those of `portal check` [OPEN-254]. */
export const refusalOf = (
  { name, version, contract }: Versioned & { readonly name: string },
  shell: Versioned,
): string => `${name} ${version} is made for contract ${contract}, the shell ${shell.version} has ${shell.contract}`

interface Versioned {
  readonly version: string
  readonly contract: string
}

/** Same major of the contract, and at least the minor that was built for. */
export function fitsContract(needed: string, offered: string): boolean {
  const [needMajor, needMinor] = parts(needed)
  const [haveMajor, haveMinor] = parts(offered)
  return needMajor === haveMajor && needMinor <= haveMinor
}

/** Whether what this contract brought is there: it is that one, or a later one of whatever major. */
export function isSince(brought: string, contract: string): boolean {
  const [major, minor] = parts(brought)
  const [haveMajor, haveMinor] = parts(contract)
  return haveMajor > major || (haveMajor === major && haveMinor >= minor)
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
