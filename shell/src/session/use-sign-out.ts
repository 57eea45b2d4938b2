import { removePersonalData } from '@portal/federation/host'
import { revokeSession } from './revoke'
import { tellSessionEvent } from './session-events'

/**
 * Logout [SHL-26]: this shared computer forgets at once [OPEN-15], whatever the network does; the identity service
 * is told meanwhile, and `/login` takes the screen's place.
 */
export function useSignOut(): () => void {
  return signOut
}

function signOut(): void {
  revokeSession()
  removePersonalData([localStorage, sessionStorage])
  tellSessionEvent('signed-out')
}
