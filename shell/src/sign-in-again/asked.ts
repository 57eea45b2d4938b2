import { atom, useAtomValue } from 'jotai'
import { store } from '../session/session-state'

/** Ends the question: whether the user has signed in once more. */
type Settle = (isDone: boolean) => void

const askedAtom = atom<{ readonly settle: Settle } | null>(null)

/** What a remote asks for before what changes how somebody signs in [OPEN-280]. */
export function signInAgain(): Promise<boolean> {
  store.get(askedAtom)?.settle(false)
  return new Promise((resolve) => {
    const settle: Settle = (isDone) => {
      store.set(askedAtom, null)
      resolve(isDone)
    }
    store.set(askedAtom, { settle })
  })
}

/** The question that is open; null while nobody asks. */
export const useAsked = () => useAtomValue(askedAtom)
