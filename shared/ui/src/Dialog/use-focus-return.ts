import { useEffect, useState } from 'react'

/** Longest wait for the page behind a dialog to be operable again; a slow machine needs more than one frame. */
const WAIT_MS = 1000

/**
 * Restores the focus to what opened the dialog. React Aria does so too, but in the frame after the close: too
 * early when the page behind is still inert then, and the focus falls to the body. Focus that went elsewhere
 * on purpose stays there.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener !== document.body) restoreFocus(opener, performance.now() + WAIT_MS)
    },
    [opener],
  )
}

function restoreFocus(opener: HTMLElement, until: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    if (!opener.closest('[inert], [aria-hidden="true"]')) opener.focus()
    if (document.activeElement !== opener && performance.now() < until) restoreFocus(opener, until)
  })
}
