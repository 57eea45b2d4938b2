import { isFilePath, pathShape, SERVER_PATHS, SHELL_PATHS, type RemoteEntry } from '@portal/federation/host'
import { SHELL } from '../documents/names'

/** What a package says it answers and fills. */
export type ClaimingRemote = Pick<RemoteEntry, 'name' | 'routes' | 'slots' | 'ownerPages'>

/** Two who want one address, or one slot. */
export interface Conflict {
  readonly owners: readonly [string, string]
  readonly reason: string
}

interface Claim {
  readonly owner: string
  /** As it stands in the declaration. */
  readonly path: string
  /** Everything below it too. */
  readonly isWhole: boolean
}

const claim = (owner: string, isWhole: boolean) => (path: string) => ({ owner, path, isWhole })

/** Addresses of the shell's own screens, and those that the web server answers itself. */
const RESERVED: readonly Claim[] = [
  ...SHELL_PATHS.map(claim(SHELL, false)),
  ...SERVER_PATHS.map(claim('the web server', true)),
]

/** Addresses and slots that two of these claim, or one of them twice. */
export const findConflicts = (remotes: readonly ClaimingRemote[]): Conflict[] => [
  ...fileConflicts(remotes),
  ...routeConflicts(remotes),
  ...slotConflicts(remotes),
]

/** No page is answered where a file would be. */
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
    const isOne = earlier.owner === owner
    const reason = isOne
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

/** Parameters match whatever they are called; what is below a remote's pages for owners is its own. */
function overlap(one: Claim, other: Claim): boolean {
  const [a, b] = [pathShape(one.path), pathShape(other.path)]
  if (one.isWhole !== other.isWhole && one.owner === other.owner) return false
  return a === b || (one.isWhole && b.startsWith(`${a}/`)) || (other.isWhole && a.startsWith(`${b}/`))
}

function describeConflict(one: Claim, other: Claim): string {
  if (one.owner === other.owner) return `${one.owner} claims ${other.path} twice`
  const below = one.isWhole || other.isWhole ? ` (${(one.isWhole ? one : other).path} and all below it is taken)` : ''
  return `${other.path} of ${other.owner} is also ${one.path} of ${one.owner}${below}`
}
