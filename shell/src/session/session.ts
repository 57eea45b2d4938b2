import * as v from 'valibot'
import { isBrandCode } from '@portal/brand'
import { SessionUserSchema, VetPracticeSchema } from '@portal/domain'
import type { SessionUser, VetPractice } from '@portal/domain'
import {
  readJson,
  readText,
  removeKey,
  removePersonalData,
  storageKeys,
  writeJson,
  writeText,
} from '@portal/federation/host'
import { claimHistory } from './foreign-history'

/** A staff session. The practice is a snapshot, so that a reload can draw at once; it is read again behind it. */
export interface StaffSession {
  /** The identity service's own id of the user: what its tokens must name to be sent for this session. */
  readonly subject: string
  readonly user: SessionUser
  readonly practice: VetPractice
}

const StaffSessionSchema = v.pipe(
  v.object({ subject: v.string(), user: SessionUserSchema, practice: VetPracticeSchema }),
  v.check(({ user }) => isBrandCode(user.brand)),
)

export function storedToken(): string | null {
  return readText(localStorage, storageKeys.sessionToken)
}

export function storedSession(): StaffSession | null {
  return readJson(localStorage, storageKeys.userData, StaffSessionSchema)
}

/**
 * Keeps the session in local storage [SHL-21, SHL-22]; false when the browser refuses. Whatever is left of
 * another user is removed first [OPEN-15], but not the newcomer's tokens of the identity library.
 * The record stands before the token: a tab that reads in between finds no token, never another's.
 */
export function storeSession(session: StaffSession, token: string): boolean {
  const before = storedSession()
  if (before?.user.id !== session.user.id) removePersonalData([localStorage, sessionStorage], storageKeys.identity)
  claimHistory(session.user.id)
  const kept =
    writeJson(localStorage, storageKeys.userData, session) &&
    writeText(localStorage, storageKeys.brand, session.user.brand) &&
    writeText(localStorage, storageKeys.sessionToken, token)
  if (!kept) dropToken()
  return kept
}

/** Whether this browser still holds this session: no logout and no other user in another tab. */
export function isStored({ subject }: StaffSession): boolean {
  return storedSession()?.subject === subject
}

/** Keeps a renewed token, unless its session has ended meanwhile. */
export function storeToken(session: StaffSession, token: string): boolean {
  return isStored(session) && writeText(localStorage, storageKeys.sessionToken, token)
}

/** Keeps the practice read again; never in the record of another user. */
export function storePractice(session: StaffSession, practice: VetPractice): void {
  if (isStored(session)) writeJson(localStorage, storageKeys.userData, { ...session, practice })
}

/** Drops the token alone: who was signed in stays known, so that the same user finds the work again [API-04]. */
export function dropToken(): void {
  removeKey(localStorage, storageKeys.sessionToken)
}
