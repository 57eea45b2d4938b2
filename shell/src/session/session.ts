import * as v from 'valibot'
import { isBrandCode, SessionUserSchema, VetPracticeSchema } from '@portal/domain'
import type { SessionUser, VetPractice } from '@portal/domain'
import { readJson, readText, removeKey, removePersonalData, storageKeys, writeJson, writeText } from '@portal/federation'

/** A staff session. The practice is a snapshot, so that a reload can draw at once; it is read again behind it. */
export interface StaffSession {
  readonly user: SessionUser
  readonly practice: VetPractice
}

const StaffSessionSchema = v.object({ user: SessionUserSchema, practice: VetPracticeSchema })

interface StoredSession extends StaffSession {
  readonly token: string
}

export function storedToken(): string | null {
  return readText(localStorage, storageKeys.sessionToken)
}

export function storedUser(): StaffSession | null {
  return readJson(localStorage, storageKeys.userData, asStaffSession)
}

/** Keeps the session in local storage (SHL-21, SHL-22). Another user's data is removed first (OPEN-15). */
export function storeSession({ token, user, practice }: StoredSession): void {
  const before = storedUser()
  if (before && before.user.id !== user.id) removePersonalData([localStorage, sessionStorage])
  writeText(localStorage, storageKeys.sessionToken, token)
  writeText(localStorage, storageKeys.brand, user.brand)
  writeJson(localStorage, storageKeys.userData, { user, practice })
}

export function storeToken(token: string): void {
  writeText(localStorage, storageKeys.sessionToken, token)
}

export function storePractice(practice: VetPractice): void {
  const session = storedUser()
  if (session) writeJson(localStorage, storageKeys.userData, { ...session, practice })
}

/** Drops the token alone: who was signed in stays known, so that the same user finds the work again (API-04). */
export function dropToken(): void {
  removeKey(localStorage, storageKeys.sessionToken)
}

function asStaffSession(value: unknown): StaffSession | null {
  const parsed = v.safeParse(StaffSessionSchema, value)
  return parsed.success && isBrandCode(parsed.output.user.brand) ? parsed.output : null
}
