import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DEMO_SETTINGS } from '../settings'
import type { CognitoIdentityProviderClientConfig } from '@aws-sdk/client-cognito-identity-provider'

/** A call of the pool's protocol without the browser library, whose key exchange takes its time. */
export function callIdentity(endpoint: string, operation: string, input: object | string): Promise<Response> {
  const { clientId } = DEMO_SETTINGS.identity
  return fetch(endpoint, {
    method: 'POST',
    body: typeof input === 'string' ? input : JSON.stringify({ ClientId: clientId, ...input }),
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  })
}

/** The client as the backend sets it up for the pool's administration. */
export function adminClient(
  endpoint: string,
  options: Partial<CognitoIdentityProviderClientConfig> = {},
): CognitoIdentityProviderClient {
  const { region, accessKey, secretKey } = DEMO_SETTINGS.identity
  return new CognitoIdentityProviderClient({
    endpoint,
    region,
    maxAttempts: 1,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    ...options,
  })
}
