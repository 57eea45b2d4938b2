import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps an element below the visible top while a phone's keyboard has scrolled the visual viewport, which `position:
 * sticky` ignores.
 */
export function useKeptInView(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = globalThis.visualViewport
    if (!seen) return undefined
    let shift = 0
    const follow = () => {
      const element = place.current
      if (!element) return
      const top = element.getBoundingClientRect().top - shift
      const isCovered = globalThis.innerHeight - seen.height > 120
      shift = isCovered ? Math.max(0, seen.offsetTop - top) : 0
      element.style.transform = shift > 0 ? `translateY(${shift}px)` : ''
    }
    seen.addEventListener('resize', follow)
    seen.addEventListener('scroll', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      seen.removeEventListener('scroll', follow)
    }
  }, [place])
}
