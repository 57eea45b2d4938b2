import { atom, createStore, useAtomValue } from 'jotai'
import { chooseVersions } from '@portal/federation/host'
import { claimHistory } from './foreign-history'
import type { StaffSession } from './session'

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
