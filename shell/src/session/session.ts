import { atom, createStore, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { isBrandCode } from '@portal/brand'
import { SessionUserSchema, VetPracticeSchema } from '@portal/domain'
import type { SessionUser, VetPractice } from '@portal/domain'
import {
  chooseVersions,
  readJson,
  readText,
  removeKey,
  removePersonalData,
  storageKeys,
  writeJson,
  writeText,
} from '@portal/federation/host'
import { claimHistory } from './foreign-history'

/** A staff session. The practice is a snapshot for an immediate render after a reload; it is revalidated. */
export interface StaffSession {
  /** The identity service's user id, which a token must name to be sent for this session. */
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
 * Stores the session in local storage [SHL-21, SHL-22]; false when storage is blocked. Data of another user is removed
 * first [OPEN-15], except the newcomer's identity tokens. The record is written before the token, so that another tab
 * never finds a token of somebody else.
 */
export function storeSession(session: StaffSession, token: string): boolean {
  const before = storedSession()
  if (before?.user.id !== session.user.id) removePersonalData([localStorage, sessionStorage], storageKeys.identity)
  claimHistory(session.user.id)
  const isStoredNow =
    writeJson(localStorage, storageKeys.userData, session) &&
    writeText(localStorage, storageKeys.brand, session.user.brand) &&
    writeText(localStorage, storageKeys.sessionToken, token)
  if (!isStoredNow) dropToken()
  return isStoredNow
}

/** Whether this browser still has this session: no logout, and no other user in another tab. */
export function isStored({ subject }: StaffSession): boolean {
  return storedSession()?.subject === subject
}

/** Stores a renewed token, unless its session has ended. */
export function storeToken(session: StaffSession, token: string): boolean {
  return isStored(session) && writeText(localStorage, storageKeys.sessionToken, token)
}

/** Stores the revalidated practice, never in another user's record. */
export function storePractice(session: StaffSession, practice: VetPractice): void {
  if (isStored(session)) writeJson(localStorage, storageKeys.userData, { ...session, practice })
}

/** Removes only the token: the user stays known and finds their work again [API-04]. */
export function dropToken(): void {
  removeKey(localStorage, storageKeys.sessionToken)
}

/** The page's one store: shell and remotes get it from its `Provider`. */
export const store = createStore()

const sessionAtom = atom<StaffSession | null>(null)

/** The session has ended and the sign-in page has not loaded yet: nothing of the user is rendered. */
const leavingAtom = atom(false)

/** The page's first user: data in its memory is theirs until a reload. */
let served: string | null = null

export function useSession(): StaffSession | null {
  return useAtomValue(sessionAtom)
}

export function useIsLeaving(): boolean {
  return useAtomValue(leavingAtom)
}

/** The shown session, for code outside of React. */
export function currentSession(): StaffSession | null {
  return store.get(sessionAtom)
}

export function showSession(session: StaffSession | null): void {
  served ??= session?.subject ?? null
  if (session) {
    chooseVersions(session.subject)
    claimHistory(session.user.id)
  }
  store.set(sessionAtom, session)
}

export function hasServedAnother({ subject }: StaffSession): boolean {
  return served !== null && served !== subject
}

/** Removes the user's screens at once. */
export function leaveSession(): void {
  store.set(leavingAtom, true)
  showSession(null)
}

/** The sign-in page has replaced the user's screens. */
export function hasLeft(): void {
  store.set(leavingAtom, false)
}
