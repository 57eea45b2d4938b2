import { keysWith, portalConfig, readText, storageKeys } from '@portal/federation/host'
import { identityAddress } from '../session/identity-service'

/**
 * Tells the identity service that the session is over (RevokeToken of the Cognito protocol). Asked directly: the
 * identity library would have to be fetched first, and a logout must not wait for that. Outlives the page.
 */
export function revokeSession(): void {
  const key = keysWith(localStorage, storageKeys.identity).find((name) => name.endsWith('.refreshToken'))
  const token = key && readText(localStorage, key)
  if (!token) return
  const { clientId } = portalConfig().identity
  fetch(identityAddress(), {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: clientId, Token: token }),
    // Offline, the token stays valid at the service, but nobody has it any more.
  }).catch(() => undefined)
}
