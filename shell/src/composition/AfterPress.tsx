import { use, useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { LocationContext, NavigationContext } from '@portal/router'
import { useAfterPaint } from '@portal/ui/after-paint'

/**
 * Passes a new address to the screens one frame late, so that the pressed link is marked first. From the press on, the
 * old screen cannot replace the new address.
 */
export function AfterPress({ children }: { children: ReactNode }) {
  const now = use(LocationContext)
  const shown = useAfterPaint(now)
  const ofScreen = useRef({ path: shown.location.pathname, isLeaving: false })
  useLayoutEffect(() => {
    ofScreen.current = { path: shown.location.pathname, isLeaving: now !== shown }
  }, [now, shown])
  const navigation = use(NavigationContext)
  const ofScreens = useMemo(() => {
    const { navigator } = navigation
    const replace: typeof navigator.replace = (...args) => {
      const { path, isLeaving } = ofScreen.current
      // React runs the old screen's effects before it renders the new address, which the browser already shows.
      if (!isLeaving && location.pathname === path) navigator.replace(...args)
    }
    // oxlint-disable-next-line react/refs -- read when a screen navigates, not while it is drawn
    return { ...navigation, navigator: Object.create(navigator, { replace: { value: replace } }) }
  }, [navigation])
  return (
    <NavigationContext value={ofScreens}>
      <LocationContext value={shown}>{children}</LocationContext>
    </NavigationContext>
  )
}
