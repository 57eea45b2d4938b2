import { lazy } from 'react'
import { currentRegistry, staffLogins } from '@portal/federation/host'
import { Route, Navigate } from '@portal/router'
import { paths, usePageTitle } from '@portal/federation'
import { ErrorState } from '@portal/ui'
import { shownBrand } from '../brand/brand'
import { ClientCareToCall } from '../brand/ClientCareToCall'
import { loadLogin } from '../login/preload'

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

/** `/` leads to `/login` [SHL-01], which sends a signed-in visitor on [OPEN-03]. */
function HomeRedirect() {
  return <Navigate to={paths.login()} replace />
}

/** Shown when the form's code fails to load, as after a logout while offline. */
function SignInMissing() {
  usePageTitle('Sign in')
  return (
    <ErrorState isPage title="The sign-in form could not be loaded" onRetry={() => location.reload()}>
      You are signed out. Check the connection, then try again, or call <ClientCareToCall brand={shownBrand()} />.
    </ErrorState>
  )
}
