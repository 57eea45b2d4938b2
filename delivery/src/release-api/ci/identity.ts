import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  jwtVerify,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose'
import { log } from '@portal/server'
import { messageOf } from '@portal/domain/unknown'
import { foreignRun } from '../answer'
import { boundAudience } from './token'
import { isSubject, type Issuer, type Right } from './issuers'

/** Signatures that others can check and nobody can make with what is public. */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA']
/** How far the issuer's clock and this one may be apart, in seconds. */
const CLOCKS = 60
/** A token of a run is good for minutes; what says more is taken for no longer than this. */
const OLDEST = '1h'
const LONGEST = 8192
/** Keys are asked for again after this time; for one that is not known at most this often. */
const KEPT_MS = 600_000
const COOLDOWN_MS = 30_000
const ANSWER_MS = 5_000

/** A run of a CI, as its issuer names it, and what it may do. */
export interface CiRun {
  /** Repository and ref. */
  readonly subject: string
  /** The listed subject that it is one of. */
  readonly listed: string
  readonly may: (right: Right, name: string) => boolean
}

/** Whose run shows this token and signs with this key. Refuses what does not count, with the reason. */
export type Identities = (token: string, publicKey: string) => Promise<CiRun>

interface Known extends Issuer {
  readonly keys: JWTVerifyGetKey
}

/** Takes tokens of these issuers, by keys that are kept and asked for anew where one is not known [OPEN-295]. */
export function identitiesOf(issuers: readonly Issuer[], fetched?: FetchImplementation): Identities {
  const known: readonly Known[] = issuers.map((issuer) => ({
    ...issuer,
    keys: createRemoteJWKSet(new URL(issuer.jwks), {
      cacheMaxAge: KEPT_MS,
      cooldownDuration: COOLDOWN_MS,
      timeoutDuration: ANSWER_MS,
      ...(fetched && { [customFetch]: fetched }),
    }),
  }))
  return async (token, publicKey) => {
    const issuer = known.find((one) => one.issuer === issuerIn(token))
    if (!issuer) throw foreignRun('It is none, or of an issuer that is not listed')
    const { sub } = await claimsOf(token, publicKey, issuer)
    if (typeof sub !== 'string') throw foreignRun('Its subject is no text')
    const subjects = issuer.subjects.filter(({ subject }) => isSubject(subject, sub))
    if (subjects.length === 0) throw foreignRun('Its subject is not listed')
    return {
      subject: sub,
      listed: `${issuer.issuer} ${subjects[0]?.subject ?? sub}`,
      may: (right, name) => subjects.some(({ packages, may }) => packages.includes(name) && may.includes(right)),
    }
  }
}

function issuerIn(token: string): string | undefined {
  try {
    return token.length > LONGEST ? undefined : decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** What a token says, where it is this issuer's, for this API and this key, and now. */
async function claimsOf(token: string, publicKey: string, { issuer, audience, keys }: Known) {
  try {
    const options = { issuer, audience: boundAudience(audience, publicKey), algorithms: ALGORITHMS }
    const { payload } = await jwtVerify(token, keys, {
      ...options,
      clockTolerance: CLOCKS,
      maxTokenAge: OLDEST,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return payload
  } catch (error) {
    const isItsOwn = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
    if (isItsOwn) throw foreignRun(messageOf(error))
    log.warn(`The keys of ${issuer} do not come: ${messageOf(error)}`)
    throw foreignRun('The keys of its issuer cannot be read at this moment')
  }
}
