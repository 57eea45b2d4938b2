import { useEffect, useState } from 'react'

/** Maximum wait until the page behind a dialog is no longer inert; a slow machine needs several frames. */
const WAIT_MS = 1000

/**
 * Returns the focus to the element that opened the dialog. React Aria does so too, but in the frame after closing: too
 * early when the page behind is still inert, so the focus would fall to the body. Focus moved elsewhere on purpose
 * stays.
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
