import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'
import { boundAudience } from '../release-api/ci/token'
import { Refusal } from '../release/documents/refusal'
import { publicKeyOf } from '../release/documents/signatures'

/** A run of a CI: a key of this one command, and the CI's word whose it is. */
export interface CiRun {
  readonly signer: () => KeyObject
  /** A token that is good for another minute, bound to that key. */
  readonly token: () => Promise<string>
}

const ANSWER_MS = 10_000
const LEFT_MS = 60_000

/** What GitHub gives a job that may ask for a token (`id-token: write`). */
const ActionsSchema = v.object({ ACTIONS_ID_TOKEN_REQUEST_URL: v.string(), ACTIONS_ID_TOKEN_REQUEST_TOKEN: v.string() })
const AnswerSchema = v.object({ value: v.string() })

/** The run of which this command is a part; `audience`: what the release API takes tokens for [OPEN-295]. */
export function ciRun(audience: string, environment: NodeJS.ProcessEnv): CiRun {
  const { privateKey } = generateKeyPairSync('ed25519')
  const bound = boundAudience(audience, publicKeyOf(privateKey))
  let kept = { token: '', until: 0 }
  return {
    signer: () => privateKey,
    token: async () => {
      if (kept.until - LEFT_MS < Date.now()) {
        const token = await tokenFor(bound, environment)
        // It is read again by the API, which alone decides.
        kept = { token, until: endOf(token) }
      }
      return kept.token
    },
  }
}

const ClaimsSchema = v.object({ exp: v.number() })

/** When a token ends; one that does not say it is asked for again. */
function endOf(token: string): number {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return v.parse(ClaimsSchema, claims).exp * 1000
  } catch {
    return 0
  }
}

async function tokenFor(audience: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const given = v.safeParse(ActionsSchema, environment)
  if (!given.success) throw noToken('No address to ask for one')
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = given.output
  try {
    const url = new URL(address)
    url.searchParams.set('audience', audience)
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${secret}` }, redirect: 'error', signal })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    return v.parse(AnswerSchema, await answer.json()).value
  } catch (error) {
    throw noToken(messageOf(error))
  }
}

const noToken = (found: string) =>
  new Refusal('The CI gives this run no identity.', {
    expected: 'A job of GitHub Actions with "permissions: id-token: write", which RELEASE_CI_AUDIENCE is for.',
    found: `${found}.`,
    todo: 'Give the job that right. Elsewhere leave RELEASE_CI_AUDIENCE away, and sign with a key: RELEASE_KEY.',
  })
