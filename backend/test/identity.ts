import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { MINUTE_MS } from '@portal/domain'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { JWTPayload } from 'jose'
import type { IdentityOptions } from '../src/auth/staff-token'

export const ISSUER = 'https://identity.test/pool'
export const CLIENT_ID = 'portal-test-client'

export interface TestIdentity {
  readonly options: IdentityOptions
  /** An access token as the user pool would issue it, but for what is changed. */
  token(username: string, changes?: JWTPayload, expires?: string): Promise<string>
  stop(): Promise<void>
}

const newKeys = () => generateKeyPair('RS256', { modulusLength: 2048 })
let kept: ReturnType<typeof newKeys> | undefined

/** One pair for all user pools of a process: to make one takes a tenth of a second. */
export const keptKeys = () => (kept ??= newKeys())

/** A user pool's keys on loopback and tokens signed with them. */
export async function startIdentity(keys = newKeys()): Promise<TestIdentity> {
  const { publicKey, privateKey } = await keys
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] }
  const server = createServer((_request, response) => response.end(JSON.stringify(jwks)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    options: { issuer: ISSUER, jwksUri: `http://127.0.0.1:${port}/jwks.json`, clientId: CLIENT_ID },
    token: (username, changes = {}, expires = '15m') =>
      new SignJWT({
        iss: ISSUER,
        token_use: 'access',
        client_id: CLIENT_ID,
        username,
        sub: `account of ${username.toLowerCase()}`,
        auth_time: Math.floor(Date.now() / 1000),
        origin_jti: randomUUID(),
        ...changes,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(privateKey),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const FRESH_MS = 10 * MINUTE_MS

/** A user's token for work that outlives one: the same for ten minutes, then the next of the same sign-in. */
export function freshTokens({ token }: TestIdentity): (username: string) => () => Promise<string> {
  const kept = new Map<string, { readonly token: Promise<string>; readonly until: number }>()
  const claims = { auth_time: Math.floor(Date.now() / 1000) }
  return (username) => () => {
    const known = kept.get(username)
    if (known && known.until > performance.now()) return known.token
    const made = token(username, { ...claims, origin_jti: `sign-in of ${username}` })
    kept.set(username, { token: made, until: performance.now() + FRESH_MS })
    return made
  }
}
