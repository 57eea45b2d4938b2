import { createHash, randomBytes } from 'node:crypto'
import { isSame } from '@portal/server'

/** How long the previous reference stays valid, for a second tab or a lost response. */
export const GRACE_MS = 15_000

/** The browser's stand-in for the pool's refresh token: 256 random bits, and the id of their sign-in. */
export interface RefreshCookie {
  readonly reference: string
  readonly signInId: string
}

/** Stored references of a sign-in. */
export interface StoredReferences {
  readonly referenceHash: string | null
  readonly earlierReferenceHash: string | null
  readonly referenceSince: Date | null
}

/** `newest` and `earlier` may renew. `used`: an older or unknown reference, so that somebody may have a copy. */
export type ReferenceState = 'newest' | 'earlier' | 'used'

export const newReference = (): string => randomBytes(32).toString('base64url')

export const hashOf = (reference: string): string => createHash('sha256').update(reference).digest('base64url')

export const cookieOf = ({ reference, signInId }: RefreshCookie): string =>
  `${reference}.${Buffer.from(signInId).toString('base64url')}`

/** Null if the cookie is not ours. */
export function parseRefreshCookie(cookie: string | undefined): RefreshCookie | null {
  const [, reference, id] = /^([\w-]{43})\.([\w-]{1,400})$/.exec(cookie ?? '') ?? []
  if (reference === undefined || id === undefined) return null
  return { reference, signInId: Buffer.from(id, 'base64url').toString() }
}

/** Which of a sign-in's references has this hash [OPEN-215]. */
export function stateOfReference(hash: string, stored: StoredReferences, now: Date): ReferenceState {
  const { referenceHash, earlierReferenceHash, referenceSince } = stored
  if (referenceHash !== null && isSame(hash, referenceHash)) return 'newest'
  const isEarlier = earlierReferenceHash !== null && isSame(hash, earlierReferenceHash)
  const age = referenceSince === null ? Infinity : now.getTime() - referenceSince.getTime()
  return isEarlier && age <= GRACE_MS ? 'earlier' : 'used'
}
