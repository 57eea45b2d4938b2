import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from '@portal/router'

/** After a change of screen the keyboard starts at the screen, not at the link that was left behind. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname, main])
}
