import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { DEMO_SETTINGS } from '../settings'

/** Configures the browser library as the portal does, with storage in memory. */
export function configureAmplify(userPoolEndpoint: string): Map<string, string> {
  const stored = new Map<string, string>()
  const { poolId, clientId } = DEMO_SETTINGS.identity
  Amplify.configure({
    Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint } },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
  return stored
}
