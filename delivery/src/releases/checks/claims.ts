import { isFilePath, pathShape, SERVER_PATHS, SHELL_PATHS, type RemoteEntry } from '@portal/federation/host'
import { SHELL } from '../documents/names'

/** The fields of a remote's entry that claim addresses and slots. */
export type ClaimingRemote = Pick<RemoteEntry, 'name' | 'routes' | 'slots' | 'ownerPages'>

/** One address or slot with two owners. */
export interface Conflict {
  readonly owners: readonly [string, string]
  readonly reason: string
}

interface Claim {
  readonly owner: string
  readonly path: string
  /** The claim covers all addresses below `path` too. */
  readonly isWhole: boolean
}

const claim = (owner: string, isWhole: boolean) => (path: string) => ({ owner, path, isWhole })

/** Addresses of the shell's screens and of the web server. */
const RESERVED: readonly Claim[] = [
  ...SHELL_PATHS.map(claim(SHELL, false)),
  ...SERVER_PATHS.map(claim('the web server', true)),
]

/** Addresses and slots that two of these remotes claim, or one remote twice. */
export const findConflicts = (remotes: readonly ClaimingRemote[]): Conflict[] => [
  ...fileConflicts(remotes),
  ...routeConflicts(remotes),
  ...slotConflicts(remotes),
]

/** Claims of addresses that end like a file. The web server answers no page there. */
const fileConflicts = (remotes: readonly ClaimingRemote[]): Conflict[] =>
  remotes
    .flatMap(claimsOf)
    .filter(({ path }) => isFilePath(path) && !SERVER_PATHS.includes(path))
    .map(({ owner, path }) => ({
      owners: ['the web server', owner] as const,
      reason: `${path} of ${owner} ends as a file does, and the web server answers no page there`,
    }))

function slotConflicts(remotes: readonly ClaimingRemote[]): Conflict[] {
  const filled = remotes.flatMap(({ name: owner, slots }) => slots.map(({ name }) => ({ owner, name })))
  return filled.flatMap(({ owner, name }, index) => {
    const earlier = filled.slice(0, index).find((other) => other.name === name)
    if (!earlier) return []
    const isSameOwner = earlier.owner === owner
    const reason = isSameOwner
      ? `${owner} fills the slot ${name} twice`
      : `${owner} and ${earlier.owner} fill the slot ${name}`
    return { owners: [earlier.owner, owner] as const, reason }
  })
}

function routeConflicts(remotes: readonly ClaimingRemote[]): Conflict[] {
  const claims = [...RESERVED, ...remotes.flatMap(claimsOf)]
  return claims.flatMap((claim, index) =>
    claims
      .slice(0, index)
      .filter((earlier) => overlap(earlier, claim))
      .map((earlier) => ({ owners: [earlier.owner, claim.owner] as const, reason: describeConflict(earlier, claim) })),
  )
}

function claimsOf({ name: owner, routes, ownerPages }: ClaimingRemote): Claim[] {
  const own = routes.map(({ path }) => ({ owner, path, isWhole: false }))
  return ownerPages ? [...own, { owner, path: ownerPages.below, isWhole: true }] : own
}

/** Names of parameters do not matter. A remote may have routes below its own owner pages. */
function overlap(one: Claim, other: Claim): boolean {
  const [a, b] = [pathShape(one.path), pathShape(other.path)]
  if (one.isWhole !== other.isWhole && one.owner === other.owner) return false
  return a === b || (one.isWhole && b.startsWith(`${a}/`)) || (other.isWhole && a.startsWith(`${b}/`))
}

function describeConflict(one: Claim, other: Claim): string {
  if (one.owner === other.owner) return `${one.owner} claims ${other.path} twice`
  const below =
    one.isWhole || other.isWhole ? ` (${(one.isWhole ? one : other).path} covers all addresses below it)` : ''
  return `${other.path} of ${other.owner} is also ${one.path} of ${one.owner}${below}`
}
