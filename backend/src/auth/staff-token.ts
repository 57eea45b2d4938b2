import { JwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwksNotAvailableInCacheError, WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { unauthenticated, unavailable } from '../errors/failure'
import type { StaffClaims } from '../tenant/session'

export type VerifyStaffToken = (token: string) => Promise<StaffClaims>

export interface IdentityOptions {
  readonly issuer: string
  readonly jwksUri: string
  /** The app client whose tokens are taken. */
  readonly clientId: string
}

/** Verifies access tokens of the user pool by its published keys. */
export function staffTokenVerifier(options: IdentityOptions): VerifyStaffToken {
  // The library's own fetcher speaks https only; the local identity service is http on loopback.
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } })
  const verifier = JwtVerifier.create(
    { issuer: options.issuer, jwksUri: options.jwksUri, audience: null },
    { jwksCache },
  )
  return async (token) => {
    const claims = await verifier.verify(token).catch((error: unknown) => {
      throw refusal(error)
    })
    const { token_use: use, client_id: client, username, exp, auth_time: signedIn } = claims
    if (
      use !== 'access' ||
      client !== options.clientId ||
      typeof username !== 'string' ||
      exp === undefined ||
      typeof signedIn !== 'number'
    ) {
      throw unauthenticated()
    }
    return { username, expires: exp, signedIn }
  }
}

async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(3000) }).catch((error: unknown) => {
    throw new FetchError(uri, error)
  })
  if (!response.ok) throw new FetchError(uri, `status ${response.status}`)
  return response.arrayBuffer()
}

/** Keys that cannot be fetched are our trouble, not the caller's: a 401 would end every session. */
function refusal(error: unknown): Error {
  const away =
    error instanceof FetchError ||
    error instanceof WaitPeriodNotYetEndedJwkError ||
    error instanceof JwksNotAvailableInCacheError
  return away ? unavailable('Sign-in cannot be checked at the moment. Try again shortly.') : unauthenticated()
}
