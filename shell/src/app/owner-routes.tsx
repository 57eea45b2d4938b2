import { lazy, useEffect } from 'react'
import { Route, useLocation } from '@portal/router'
import { loadLogin } from '../login/preload'
import { ScreenSkeleton } from '../composition/ScreenSkeleton'

const LoginScreen = lazy(async () => ({ default: (await loadLogin()).LoginScreen }))

/** A path outside the engraving pages belongs to the staff entry: the browser fetches that page. */
function LeaveToPortal() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => location.replace(pathname + search + hash), [pathname, search, hash])
  return <ScreenSkeleton />
}

/** Staff arrive at an engraving through the login form [ENG-03]; everything else here is the remote's. */
export const ownerRoutes = (
  <>
    <Route path="/engraving/staff-login/:bookingId/:quotedProductId" element={<LoginScreen />} />
    {['/', '/login/*', '/dashboard', '/bookings', '/booking/*'].map((path) => (
      <Route key={path} path={path} element={<LeaveToPortal />} />
    ))}
  </>
)
