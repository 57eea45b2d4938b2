import { useSyncExternalStore } from 'react'
import { draftIdIn } from '@portal/federation'

/** The screen's path while something was entered there. */
let enteredAt: string | null = null

/** Whether leaving this page could lose something: a draft is open, a dialog, or something was entered. */
export function hasOpenWork(): boolean {
  const { pathname, search } = location
  return enteredAt === pathname || draftIdIn(search) !== null || document.querySelector(DIALOGS) !== null
}

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]'

/** The same, told anew with each entry. A search stands in the address and is nobody's work. */
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

/** Another screen is shown: what was entered on the one before is saved or was given up. */
export function forgetEntered(): void {
  enteredAt = null
}
