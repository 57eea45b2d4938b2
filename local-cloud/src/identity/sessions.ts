import * as v from 'valibot'
import { ServiceError } from './service-error'
import { TextSchema, parse } from './input'
import { refreshTokens } from './sign-in'
import { mfaSettings } from './software-token-code'
import type { Identity } from './identity'
import type { User } from './pool'

const AccessSchema = v.object({ AccessToken: TextSchema })
const RefreshSchema = v.object({ RefreshToken: TextSchema })
const RevokeSchema = v.object({ Token: TextSchema })

/** Throws for an invalid token and for a closed session. */
export async function userOf(identity: Identity, accessToken: string): Promise<User> {
  const claims = await identity.tokens.readAccess(accessToken)
  if (!claims) throw new ServiceError('NotAuthorizedException', 'Invalid Access Token')
  const user = identity.pool.userOfSession(identity.pool.sessions.get(claims.origin_jti))
  if (!user) throw new ServiceError('NotAuthorizedException', 'Access Token has been revoked')
  return user
}

export async function getUser(identity: Identity, input: unknown) {
  const user = await userOf(identity, parse(AccessSchema, input).AccessToken)
  return {
    Username: user.username,
    UserAttributes: [
      { Name: 'sub', Value: user.sub },
      { Name: 'email', Value: user.email },
      { Name: 'email_verified', Value: 'true' },
    ],
    ...mfaSettings(user),
  }
}

export async function globalSignOut(identity: Identity, input: unknown) {
  const user = await userOf(identity, parse(AccessSchema, input).AccessToken)
  identity.pool.endSessionsOf(user)
  await identity.pool.save()
  return {}
}

/** Ends the session of a refresh token. The answer is the same for an unknown token. */
export async function revokeToken(identity: Identity, input: unknown) {
  const session = identity.sessionOfRefreshToken(parse(RevokeSchema, input).Token)
  if (session) {
    identity.pool.sessions.delete(session.originJti)
    await identity.pool.save()
  }
  return {}
}

export function getTokensFromRefreshToken(identity: Identity, input: unknown) {
  return refreshTokens(identity, parse(RefreshSchema, input).RefreshToken)
}
