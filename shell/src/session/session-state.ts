import { atom, createStore, useAtomValue } from 'jotai'
import { chooseVersions } from '@portal/federation/host'
import { claimHistory } from './foreign-history'
import type { StaffSession } from './session'

/** The one store of the page: shell and remotes find it through its `Provider`. */
export const store = createStore()

const sessionAtom = atom<StaffSession | null>(null)

/** The session has ended and the sign-in page is not there yet: nothing of the user is drawn meanwhile. */
const leavingAtom = atom(false)

/** Whoever was first shown in this page: what screens keep in memory is theirs until the page is loaded anew. */
let served: string | null = null

export function useSession(): StaffSession | null {
  return useAtomValue(sessionAtom)
}

export function useIsLeaving(): boolean {
  return useAtomValue(leavingAtom)
}

/** The session whose screens this page shows, for code outside of React. */
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

/** Takes the user's screens away at once. */
export function leaveSession(): void {
  store.set(leavingAtom, true)
  showSession(null)
}

/** The sign-in page has taken the place of the user's screens. */
export function hasLeft(): void {
  store.set(leavingAtom, false)
}
