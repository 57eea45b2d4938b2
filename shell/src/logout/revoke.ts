import { keysWith, portalConfig, readText, storageKeys } from '@portal/federation/host'
import { identityAddress } from '../session/identity-service'
import { storedToken } from '../session/session'
import { isUsable } from '../start/access-token'

/**
 * Tells the portal that the sign-in is over, so that a copy of its token opens nothing [OPEN-161]. Outlives the page. One
 * that has ended needs no word: tokens of its sign-in are renewed by this browser alone.
 */
export function endSignIn(): void {
  const token = storedToken()
  if (!isUsable(token)) return
  fetch(`${portalConfig().apiBase}portal/log_out`, {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': newKey() },
    // Offline, the token stays good for its minutes, but nobody has it any more.
  }).catch(() => undefined)
}

// No `randomUUID`: it is missing where the page is no secure context.
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].join('.')

/**
 * Tells the identity service that the session is over (RevokeToken of the Cognito protocol), by what stands in the
 * refresh token's place: the browser sends its cookie along, which the answer takes away [OPEN-216]. Asked directly: the
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
    // Offline, the cookie stays in this browser, where no page shows anything by it: the next sign-in here ends what it
    // opens, or the limits do. Of a pool that is reached directly the token stays valid, but nobody has it any more.
  }).catch(() => undefined)
}
