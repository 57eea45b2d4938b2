import { keysWith, portalConfig, readText, storageKeys } from '@portal/federation/host'
import { identityAddress } from '../session/identity-service'
import { storedToken } from '../session/session'
import { isUsable } from '../start/access-token'

/**
 * Tells the portal that the sign-in is over, so that a copy of its token is refused [OPEN-161]. Continues after the
 * page closes. An expired token needs no call: only this browser can renew that sign-in.
 */
export function endSignIn(): void {
  const token = storedToken()
  if (!isUsable(token)) return
  fetch(`${portalConfig().apiBase}portal/log_out`, {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': newKey() },
    // Offline, the token stays valid for its minutes, but nobody has it any more.
  }).catch(() => undefined)
}

// No `randomUUID`, which insecure contexts lack.
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].join('.')

/**
 * Tells the identity service that the session is over (RevokeToken of the Cognito protocol). The refresh token is a
 * cookie, which the answer removes [OPEN-216]. A direct request, since a logout must not wait for the identity library
 * to load. Continues after the page closes.
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
    // Offline, the cookie stays in this browser, where no page uses it: the next sign-in here ends its session, or its
    // limits do. With a pool that is called directly the token stays valid, but nobody has it any more.
  }).catch(() => undefined)
}
