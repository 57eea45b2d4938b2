import { ErrorState } from '@portal/ui'
import { usePageTitle } from '@portal/federation'
import { shownBrand } from '../brand/brand'
import { ClientCareToCall } from '../brand/ClientCareToCall'

/** In the form's place when its code does not arrive: a logout while offline may end here. */
export function SignInMissing() {
  usePageTitle('Sign in')
  return (
    <ErrorState isPage title="The sign-in form could not be loaded" onRetry={() => location.reload()}>
      You are signed out. Check the connection, then try again, or call <ClientCareToCall brand={shownBrand()} />.
    </ErrorState>
  )
}
