import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Makes the page beside a portalled layer inert, stops scrolling, and returns the focus at the end. */
export function useModalLayer(layer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const before = document.activeElement
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== layer.current && !element.inert && !staysAlive(element),
    )
    const overflow = document.body.style.overflow
    for (const element of others) element.inert = true
    document.body.style.overflow = 'hidden'
    return () => {
      for (const element of others) element.inert = false
      document.body.style.overflow = overflow
      if (before instanceof HTMLElement) before.focus()
    }
  }, [layer])
}

/** Attributes by which react-aria also exempts announcements and top layers. */
function staysAlive(element: HTMLElement): boolean {
  return element.matches('[data-live-announcer], [data-react-aria-top-layer]')
}
