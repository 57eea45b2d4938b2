import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from '@portal/router'

/** After a screen change the focus moves to the screen, not to the old link. */
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
