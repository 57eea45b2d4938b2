import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { exportJWK, SignJWT, type FetchImplementation } from 'jose'
import { publicKeyOf } from '../release/documents/signatures'
import { boundAudience } from './ci/token'
import type { Issuer } from './ci/issuers'

export const ISSUER = 'https://ci.example'
export const AUDIENCE = 'https://releases.example'
export const RELEASES = 'repo:team/mf-a:ref:refs/tags/v1.0.0'

export const ISSUERS: readonly Issuer[] = [
  {
    issuer: ISSUER,
    jwks: `${ISSUER}/jwks`,
    audience: AUDIENCE,
    subjects: [
      { subject: 'repo:team/mf-a:ref:refs/tags/v*', packages: ['mf-a'], may: ['publish', 'move'] },
      { subject: 'repo:team/mf-a:pull_request', packages: ['mf-a'], may: ['publish', 'preview'] },
      { subject: 'repo:team/mf-b:ref:refs/tags/v*', packages: ['mf-b'], may: ['publish', 'move'] },
    ],
  },
]

/** What is otherwise than in a token that counts. */
export interface Otherwise {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly alg?: string
  readonly kid?: string
  readonly signer?: KeyObject | Uint8Array
  /** Whose calls it is bound to. */
  readonly key?: string
  readonly at?: number
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const made = new Map<string, ReturnType<typeof newKeys>>()
/** The same keys in each test: to make some takes an eighth of a second. */
function keysOf(whose: string) {
  const keys = made.get(whose) ?? newKeys()
  made.set(whose, keys)
  return keys
}

/** An issuer of identities: its keys, which may be changed, and tokens of its runs. */
export function ci(whose = 'the issuer') {
  let pair = keysOf(whose)
  let kid = 'one'
  const asked: string[] = []
  let isAway = false
  const fetched: FetchImplementation = async (url) => {
    asked.push(url)
    if (isAway) throw new TypeError('fetch failed')
    const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' }
    return Response.json({ keys: [jwk] })
  }
  return {
    fetched,
    asked,
    goAway: () => void (isAway = true),
    /** Its key is another from now on. */
    rotate: () => void ([pair, kid] = [keysOf(`${whose}, later`), 'two']),
    publicPem: () => Buffer.from(pair.publicKey.export({ type: 'spki', format: 'pem' })),
    token: (publicKey: string, { claims = {}, alg = 'RS256', signer, at, ...more }: Otherwise = {}) => {
      const now = at ?? Math.floor(Date.now() / 1000)
      const said = {
        iss: ISSUER,
        aud: boundAudience(AUDIENCE, more.key ?? publicKey),
        sub: RELEASES,
        iat: now,
        nbf: now,
        exp: now + 300,
        ...claims,
      }
      return new SignJWT(said).setProtectedHeader({ alg, kid: more.kid ?? kid }).sign(signer ?? pair.privateKey)
    },
  }
}

/** A key of a run, which nobody has listed. */
export function ephemeral() {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey: publicKeyOf(privateKey), file: '' }
}
