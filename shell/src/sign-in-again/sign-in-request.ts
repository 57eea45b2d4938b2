import { atom, useAtomValue } from 'jotai'
import { store } from '../session/session-state'

/** Resolves the request: whether the user has signed in again. */
type EndRequest = (isDone: boolean) => void

const askedAtom = atom<{ readonly settle: EndRequest } | null>(null)

/** A remote calls this before changing how a user signs in [OPEN-280]. */
export function signInAgain(): Promise<boolean> {
  store.get(askedAtom)?.settle(false)
  return new Promise((resolve) => {
    const settle: EndRequest = (isDone) => {
      store.set(askedAtom, null)
      resolve(isDone)
    }
    store.set(askedAtom, { settle })
  })
}

/** The open request; null when there is none. */
export const useSignInRequest = () => useAtomValue(askedAtom)
