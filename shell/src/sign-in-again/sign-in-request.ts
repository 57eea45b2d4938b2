import { atom, useAtomValue } from 'jotai'
import { store } from '../session/session'

/** Resolves the request: whether the user has signed in again. */
type EndRequest = (isDone: boolean) => void

const requestAtom = atom<{ readonly settle: EndRequest } | null>(null)

/** A remote calls this before changing how a user signs in [OPEN-280]. */
export function signInAgain(): Promise<boolean> {
  store.get(requestAtom)?.settle(false)
  return new Promise((resolve) => {
    const settle: EndRequest = (isDone) => {
      store.set(requestAtom, null)
      resolve(isDone)
    }
    store.set(requestAtom, { settle })
  })
}

/** The open request; null when there is none. */
export const useSignInRequest = () => useAtomValue(requestAtom)
