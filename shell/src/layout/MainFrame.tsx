import type { ReactNode } from 'react'
import { useLocation } from '@portal/router'
import { useSession } from '../session/session-state'
import { PlainFrame } from './PlainFrame'
import { StaffFrame } from './StaffFrame'

const withoutNavigation = ['/login', '/forgot-password', '/engraving']

/** Navigation for whoever is signed in, none on the way to it. */
export function MainFrame({ children }: { children: ReactNode }) {
  const signedIn = useSession() !== null
  const { pathname } = useLocation()
  const plain = withoutNavigation.some((prefix) => pathname.startsWith(prefix))
  const Frame = signedIn && !plain ? StaffFrame : PlainFrame
  return <Frame>{children}</Frame>
}
