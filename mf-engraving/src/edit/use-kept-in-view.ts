import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps an element below the visible top while a phone's keyboard has scrolled the visual viewport, which `position:
 * sticky` ignores.
 */
export function useKeptInView(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport
    if (!viewport) return undefined
    let shift = 0
    const follow = () => {
      const element = place.current
      if (!element) return
      const top = element.getBoundingClientRect().top - shift
      const isCovered = globalThis.innerHeight - viewport.height > 120
      shift = isCovered ? Math.max(0, viewport.offsetTop - top) : 0
      element.style.transform = shift > 0 ? `translateY(${shift}px)` : ''
    }
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [place])
}
