import type { ReactNode } from 'react'
import { ScreenSkeleton } from '../composition/ScreenSkeleton'
import { useIsLeaving } from './session-state'

/** Takes the screens away in the moment a session ends: the sign-in form may take a while to arrive. */
export function WhileSessionLasts({ children }: { children: ReactNode }) {
  return useIsLeaving() ? <ScreenSkeleton /> : children
}
