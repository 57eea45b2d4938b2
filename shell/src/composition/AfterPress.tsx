import { use, useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { LocationContext, NavigationContext } from '@portal/router'
import { useAfterPaint } from '@portal/ui/after-paint'

/**
 * Hands a new address to the screens one frame late: the link that was pressed is marked first. Within that frame the
 * screen that is being left puts no other address in the place of the new one.
 */
export function AfterPress({ children }: { children: ReactNode }) {
  const now = use(LocationContext)
  const shown = useAfterPaint(now)
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = now !== shown
  }, [now, shown])
  const navigation = use(NavigationContext)
  const ofScreens = useMemo(() => {
    const { navigator } = navigation
    const replace: typeof navigator.replace = (...given) => {
      if (!isLeaving.current) navigator.replace(...given)
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
