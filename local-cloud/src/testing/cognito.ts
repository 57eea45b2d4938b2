import { DEMO_SETTINGS } from '../settings'

/** A call of the pool's protocol without the browser library, whose key exchange takes its time. */
export function callIdentity(endpoint: string, operation: string, input: object | string): Promise<Response> {
  const { clientId } = DEMO_SETTINGS.identity
  return fetch(endpoint, {
    method: 'POST',
    body: typeof input === 'string' ? input : JSON.stringify({ ClientId: clientId, ...input }),
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  })
}
