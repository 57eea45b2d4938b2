import { lazy } from 'react'
import { currentRegistry, staffLogins } from '@portal/federation/host'
import { Route } from '@portal/router'
import { HomeRedirect } from '../login/HomeRedirect'
import { loadLogin } from '../login/preload'
import { SignInMissing } from '../login/SignInMissing'

const LoginScreen = lazy(() =>
  loadLogin().then(
    ({ LoginScreen }) => ({ default: LoginScreen }),
    () => ({ default: SignInMissing }),
  ),
)

const ForgotPasswordScreen = lazy(async () => {
  const { ForgotPasswordScreen } = await import(
    /* webpackChunkName: "forgot-password" */ '../forgot-password/ForgotPasswordScreen'
  )
  return { default: ForgotPasswordScreen }
})

/** The shell's own screens; all others come from the registry. Staff sign in on their way to some of those [ENG-03]. */
export const shellRoutes = (
  <>
    <Route path="/" element={<HomeRedirect />} />
    <Route path="/login" element={<LoginScreen />} />
    <Route path="/login/:bookingId" element={<LoginScreen />} />
    <Route path="/login/:bookingId/:quotedProductId" element={<LoginScreen />} />
    {staffLogins(currentRegistry()).map((path) => (
      <Route key={path} path={path} element={<LoginScreen />} />
    ))}
    <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
  </>
)
