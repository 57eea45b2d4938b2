import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { MINUTE_MS } from '@portal/domain'
import { SignJWT, decodeJwt, exportJWK, generateKeyPair } from 'jose'
import type { IdentityOptions } from '../src/auth/staff-token'

export const ISSUER = 'https://identity.test/pool'
export const CLIENT_ID = 'portal-test-client'

type Claims = Readonly<Record<string, unknown>>

export interface TestIdentity {
  readonly options: IdentityOptions
  /** An access token as the pool issues it, with these changes; not obtained through the portal. */
  mint(username: string, changes?: Claims, expires?: string): Promise<string>
  /** As `mint`; `testApi` also records the token's sign-in. */
  token(username: string, changes?: Claims, expires?: string): Promise<string>
  stop(): Promise<void>
}

const newKeys = () => generateKeyPair('RS256', { modulusLength: 2048 })
let cached: ReturnType<typeof newKeys> | undefined

/** One key pair for all pools of a process: creating one takes a tenth of a second. */
export const cachedKeys = () => (cached ??= newKeys())

/** A pool's keys on loopback, and tokens signed with them. */
export async function startIdentity(keys = newKeys()): Promise<TestIdentity> {
  const { publicKey, privateKey } = await keys
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] }
  const server = createServer((_request, response) => response.end(JSON.stringify(jwks)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const mint: TestIdentity['mint'] = (username, changes = {}, expires = '15m') =>
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
      .sign(privateKey)
  return {
    mint,
    token: mint,
    options: { issuer: ISSUER, jwksUri: `http://127.0.0.1:${port}/jwks.json`, clientId: CLIENT_ID },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

interface Sql {
  query(text: string, values?: unknown[]): Promise<unknown>
}

/** Records the sign-in of a token like the portal does, if the token names one. */
export async function noteSignIn(sql: Sql, token: string): Promise<void> {
  const { origin_jti: id, username, auth_time: second } = decodeJwt(token)
  if (typeof id !== 'string' || typeof username !== 'string' || typeof second !== 'number') return
  const values = [id, username.toLowerCase(), new Date(second * 1000).toISOString()]
  await sql.query(
    `insert into sign_ins (id, username, signed_in_at, last_used_at) values ($1, $2, $3, $3) on conflict do nothing`,
    values,
  )
}

/** Records the sign-ins of `freshTokens` for all users in the database. */
export const NOTE_FRESH_SIGN_INS = `insert into sign_ins (id, username, signed_in_at, last_used_at)
  select 'sign-in of ' || cognito_username, lower(cognito_username), now(), now() from contacts
  where cognito_username is not null on conflict do nothing`

/** Giving access requires a sign-in of the last five minutes [OPEN-327]. */
const FRESH_MS = 4 * MINUTE_MS

/** Tokens of a user for long work: the same for four minutes, then a new one of the same sign-in. */
export function freshTokens({ token }: TestIdentity): (username: string) => () => Promise<string> {
  const cached = new Map<string, { readonly token: Promise<string>; readonly until: number }>()
  return (username) => () => {
    const known = cached.get(username)
    if (known && known.until > performance.now()) return known.token
    const made = token(username, { origin_jti: `sign-in of ${username}` })
    cached.set(username, { token: made, until: performance.now() + FRESH_MS })
    return made
  }
}
