import { createHash, createPrivateKey, createPublicKey, generateKeyPair, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { SignJWT, exportJWK, jwtVerify } from 'jose'
import * as v from 'valibot'
import { writeAtomically } from '../store/state-file'
import type { KeyObject } from 'node:crypto'
import type { JSONWebKeySet } from 'jose'
import type { Session, User } from './pool'

/** The lifetime that the portal requires of a pool [OPEN-163]. */
export const ACCESS_SECONDS = 900

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const AccessClaimsSchema = v.object({
  token_use: v.literal('access'),
  origin_jti: v.string(),
  username: v.string(),
})
type AccessClaims = v.InferOutput<typeof AccessClaimsSchema>

async function loadOrMakeKey(path: string): Promise<KeyObject> {
  const stored = await readFile(path, 'utf8').catch(() => undefined)
  if (stored !== undefined) return createPrivateKey(stored)
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  await writeAtomically(path, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return privateKey
}

/** Signs and verifies the pool's tokens with a stored key pair. */
export class Tokens {
  readonly jwks: JSONWebKeySet
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  readonly #keyId: string
  readonly #issuer: string
  readonly #clientId: string

  private constructor(
    key: KeyObject,
    publicKey: KeyObject,
    jwks: JSONWebKeySet,
    keyId: string,
    names: { issuer: string; clientId: string },
  ) {
    this.#privateKey = key
    this.#publicKey = publicKey
    this.jwks = jwks
    this.#keyId = keyId
    this.#issuer = names.issuer
    this.#clientId = names.clientId
  }

  static async open(path: string, names: { issuer: string; clientId: string }): Promise<Tokens> {
    const key = await loadOrMakeKey(path)
    const publicKey = createPublicKey(key)
    const jwk = await exportJWK(publicKey)
    const keyId = hashOf(JSON.stringify(jwk)).slice(0, 32)
    return new Tokens(key, publicKey, { keys: [{ ...jwk, kid: keyId, alg: 'RS256', use: 'sig' }] }, keyId, names)
  }

  access(user: User, session: Session): Promise<string> {
    return this.#sign(user, session, {
      client_id: this.#clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.username,
    })
  }

  id(user: User, session: Session): Promise<string> {
    return this.#sign(user, session, {
      aud: this.#clientId,
      token_use: 'id',
      'cognito:username': user.username,
      email: user.email,
      email_verified: true,
    })
  }

  #sign(user: User, session: Session, claims: Record<string, unknown>): Promise<string> {
    return new SignJWT({
      ...claims,
      origin_jti: session.originJti,
      event_id: randomUUID(),
      auth_time: session.authTime,
    })
      .setProtectedHeader({ alg: 'RS256', kid: this.#keyId })
      .setIssuer(this.#issuer)
      .setSubject(user.sub)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_SECONDS}s`)
      .sign(this.#privateKey)
  }

  /** Claims of the access token; undefined when it is invalid. */
  async readAccess(token: string): Promise<AccessClaims | undefined> {
    const verified = await jwtVerify(token, this.#publicKey, {
      issuer: this.#issuer,
      algorithms: ['RS256'],
    }).catch(() => undefined)
    const claims = v.safeParse(AccessClaimsSchema, verified?.payload)
    return claims.success ? claims.output : undefined
  }
}
