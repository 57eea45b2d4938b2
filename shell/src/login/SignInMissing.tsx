import { ErrorState } from '@portal/ui'
import { usePageTitle } from '@portal/federation'
import { shownBrand } from '../brand/brand'
import { ClientCareToCall } from '../brand/ClientCareToCall'

/** Shown when the form's code fails to load, as after a logout while offline. */
export function SignInMissing() {
  usePageTitle('Sign in')
  return (
    <ErrorState isPage title="The sign-in form could not be loaded" onRetry={() => location.reload()}>
      You are signed out. Check the connection, then try again, or call <ClientCareToCall brand={shownBrand()} />.
    </ErrorState>
  )
}
