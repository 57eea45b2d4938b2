import { useSyncExternalStore } from 'react'
import { draftIdIn } from '@portal/federation'

/** Path of the screen on which something was typed. */
let enteredAt: string | null = null

/** Whether leaving the page could lose something: an open draft or dialog, or typed text. */
export function hasOpenWork(): boolean {
  const { pathname, search } = location
  return enteredAt === pathname || draftIdIn(search) !== null || document.querySelector(DIALOGS) !== null
}

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]'

/** `hasOpenWork` as a hook. A search is in the address and does not count. */
export const useOpenWork = (): boolean => useSyncExternalStore(subscribe, hasOpenWork)

function subscribe(onChange: () => void): () => void {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'search') return
    enteredAt = location.pathname
    onChange()
  }
  document.addEventListener('input', remember, true)
  return () => document.removeEventListener('input', remember, true)
}

/** The screen has changed: earlier text is saved or given up. */
export function forgetEntered(): void {
  enteredAt = null
}
