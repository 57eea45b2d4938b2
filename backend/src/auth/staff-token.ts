import { JwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwksNotAvailableInCacheError, WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { log } from '@portal/server'
import { unauthenticated, unavailable } from '../errors/failure'
import type { StaffClaims } from '../session/session'

/** Longest life of an access token in seconds, which also limits a stolen copy [OPEN-163]. */
const MOST_SECONDS = 15 * 60

export type VerifyStaffToken = (token: string) => Promise<StaffClaims>

export interface IdentityOptions {
  readonly issuer: string
  readonly jwksUri: string
  /** Id of the app client whose tokens are accepted. */
  readonly clientId: string
}

/** Verifies access tokens of the user pool with its published keys. */
export function staffTokenVerifier(options: IdentityOptions): VerifyStaffToken {
  // The library's own fetcher supports https only; the local user pool uses http on loopback.
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } })
  const verifier = JwtVerifier.create(
    { issuer: options.issuer, jwksUri: options.jwksUri, audience: null },
    { jwksCache },
  )
  const livesTooLong = toldOnce()
  return async (token) => {
    const claims = await verifier.verify(token).catch((error: unknown) => {
      throw refusal(error)
    })
    const {
      token_use: use,
      client_id: client,
      username,
      exp,
      iat,
      auth_time: signedIn,
      origin_jti: signInId,
      sub,
    } = claims
    if (
      use !== 'access' ||
      client !== options.clientId ||
      typeof username !== 'string' ||
      exp === undefined ||
      iat === undefined ||
      typeof signedIn !== 'number' ||
      typeof signInId !== 'string' ||
      typeof sub !== 'string'
    ) {
      throw unauthenticated()
    }
    if (exp - iat > MOST_SECONDS) throw livesTooLong(exp - iat)
    return { username, subject: sub, expires: exp, signedIn, signInId }
  }
}

/** Refuses tokens that live too long, and logs the first one for the operator. */
function toldOnce(): (seconds: number) => Error {
  let isTold = false
  return (seconds) => {
    if (!isTold) {
      log.error(`identity: access tokens live ${seconds} s; the app client must give them 15 minutes at most`)
    }
    isTold = true
    return unauthenticated()
  }
}

async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const response = await fetch(uri, { redirect: 'error', signal: AbortSignal.timeout(3000) }).catch(
    (error: unknown) => {
      throw new FetchError(uri, error)
    },
  )
  if (!response.ok) throw new FetchError(uri, `status ${response.status}`)
  return response.arrayBuffer()
}

/** If keys cannot be fetched, the caller is not at fault: a 401 would end every session. */
function refusal(error: unknown): Error {
  const away =
    error instanceof FetchError ||
    error instanceof WaitPeriodNotYetEndedJwkError ||
    error instanceof JwksNotAvailableInCacheError
  return away ? unavailable('Sign-in cannot be checked at the moment. Try again shortly.') : unauthenticated()
}
