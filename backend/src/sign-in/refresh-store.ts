import { createHash, randomBytes } from 'node:crypto'
import { isSame, log } from '@portal/server'
import type { Deps } from '../deps'
import { RefreshReferenceRepository, SignInRepository } from '../repositories/sign-in'
import type { StoredReferences } from '../repositories/sign-in'
import type { SignIn } from '../session/sign-in'

export type RefreshDeps = Pick<Deps, 'auth' | 'db' | 'now' | 'outbox' | 'refreshSeal'>

/** A sign-in with its stored refresh token, opened by the browser's reference. */
export interface RefreshRecord {
  readonly signInId: string
  /** Hash of the browser's reference. */
  readonly hash: string
  /** The pool's refresh token. */
  readonly token: string
  readonly sealed: string
  /** The newer reference that replaced the browser's some seconds ago; null if the browser has the newest. */
  readonly newest: string | null
}

/** Opens the sign-in of a cookie; null if the cookie is not valid. */
export async function openCookie(deps: RefreshDeps, cookie: string | undefined): Promise<RefreshRecord | null> {
  const held = parseRefreshCookie(cookie)
  return held && open(deps, held.signInId, hashOf(held.reference))
}

/** A used reference is in two hands. Nobody can tell which is the user's, so the sign-in ends for both [OPEN-215]. */
async function open(deps: RefreshDeps, signInId: string, hash: string): Promise<RefreshRecord | null> {
  const stored = await new RefreshReferenceRepository(deps.db).find(signInId)
  if (stored === null || stored.sealedRefresh === null) return null
  const state = stateOfReference(hash, stored, deps.now())
  if (state === 'used') {
    await end(deps, signInId)
    log.security('refresh reused', { signIn: signInId })
    return null
  }
  const opened = deps.refreshSeal.open(signInId, stored.sealedRefresh)
  if (opened === null) return null
  const newest = state === 'newest' ? null : opened.reference
  return { signInId, hash, token: opened.token, sealed: stored.sealedRefresh, newest }
}

/** Ends the sign-in of a cookie with any of its valid references. */
export async function endOfCookie(deps: RefreshDeps, cookie: string | undefined): Promise<void> {
  const opened = await openCookie(deps, cookie)
  if (opened !== null) await end(deps, opened.signInId)
}

async function end({ auth, db, now, outbox }: RefreshDeps, signInId: string): Promise<void> {
  await db.transaction((tx) => new SignInRepository(tx).endById(signInId, now()))
  auth.forget()
  outbox.wake()
}

/**
 * The cookie after a renewal that returned this refresh token; null if the sign-in is over. A second renewal with the
 * same reference gets the first one's result, so that the browser ends with one valid cookie in any order of responses.
 */
export async function nextCookie(deps: RefreshDeps, opened: RefreshRecord, token: string): Promise<string | null> {
  const { signInId, hash, newest, sealed } = opened
  const repository = new RefreshReferenceRepository(deps.db)
  if (newest !== null) {
    const isOther = token !== opened.token
    if (isOther)
      await repository.reseal(signInId, sealed, deps.refreshSeal.seal(signInId, { token, reference: newest }))
    return cookieOf({ reference: newest, signInId })
  }
  const [reference, next] = made(deps, signInId, token, hash)
  if (await repository.change(signInId, { ...next, earlierHash: hash })) return cookieOf({ reference, signInId })
  return cookieOfFirst(deps, signInId, hash)
}

/** A sign-in that the pool has just accepted. */
export interface NewSignIn {
  readonly signIn: SignIn
  /** The pool's refresh token. */
  readonly token: string
  readonly beganAt: Date
}

/** Creates the row of a sign-in, and returns its first cookie; null if it must not have a row [OPEN-326]. */
export async function firstCookie(deps: RefreshDeps, { signIn, token, beganAt }: NewSignIn): Promise<string | null> {
  const [reference, next] = made(deps, signIn.id, token, null)
  const isBegun = await new RefreshReferenceRepository(deps.db).begin(signIn, beganAt, next)
  return isBegun ? cookieOf({ reference, signInId: signIn.id }) : null
}

/** The cookie that another process has just created for the same reference. */
async function cookieOfFirst(deps: RefreshDeps, signInId: string, hash: string): Promise<string | null> {
  const opened = await open(deps, signInId, hash)
  return opened && opened.newest && cookieOf({ reference: opened.newest, signInId })
}

function made({ refreshSeal, now }: RefreshDeps, signInId: string, token: string, earlierHash: string | null) {
  const reference = newReference()
  const sealed = refreshSeal.seal(signInId, { token, reference })
  return [reference, { hash: hashOf(reference), earlierHash, sealed, now: now() }] as const
}

/** How long the previous reference stays valid, for a second tab or a lost response. */
const GRACE_MS = 15_000

/** The browser's stand-in for the pool's refresh token: 256 random bits, and the id of their sign-in. */
interface RefreshCookie {
  readonly reference: string
  readonly signInId: string
}

/** `newest` and `earlier` may renew. `used`: an older or unknown reference, so that somebody may have a copy. */
type ReferenceState = 'newest' | 'earlier' | 'used'

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
