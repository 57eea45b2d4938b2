import { log } from '@portal/server'
import * as v from 'valibot'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { WRONG_PASSWORDS, countCall, isUsedUp } from '../repositories/rate-limit'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'

type Means = Pick<Deps, 'db' | 'now' | 'guests'>

/** A password that is tried, as the pool's protocol has it: by a proof, never by itself. */
interface Try {
  readonly operation: string
  readonly input: object
  /** The network that it comes from. */
  readonly caller: string
}

const name = v.pipe(v.string(), v.maxLength(128))
const ProofSchema = v.object({
  ChallengeName: v.literal('PASSWORD_VERIFIER'),
  ChallengeResponses: v.object({ USERNAME: name }),
})
const BeginSchema = v.object({ AuthFlow: v.literal('USER_SRP_AUTH'), AuthParameters: v.object({ USERNAME: name }) })

/** By which the pool says that the password was not right, or that there is no such user. */
const WRONG: ReadonlySet<string | null> = new Set(['NotAuthorizedException', 'UserNotFoundException'])

/** As whom somebody tries to sign in; null of any other call. */
function userOf({ operation, input }: Try): string | null {
  const proof = v.safeParse(ProofSchema, input)
  if (operation === 'RespondToAuthChallenge' && proof.success) return proof.output.ChallengeResponses.USERNAME
  const begin = v.safeParse(BeginSchema, input)
  return operation === 'InitiateAuth' && begin.success ? begin.output.AuthParameters.USERNAME : null
}

/** The refusal of a password after too many wrong ones from one network, whosever they were [OPEN-291]. */
export async function refusedTry({ db, now }: Means, tried: Try): Promise<PoolAnswer | null> {
  if (userOf(tried) === null || !(await isUsedUp(db, WRONG_PASSWORDS, tried.caller, now()))) return null
  log.security('limited', { limit: WRONG_PASSWORDS.scope })
  return poolError('TooManyRequestsException', 'Attempt limit exceeded, please try after some time.')
}

/** Tells of a sign-in that the pool refused, with a mark of the name that was tried, and counts it [OPEN-291]. */
export async function noteFailedSignIn({ db, now, guests }: Means, tried: Try, answer: PoolAnswer): Promise<void> {
  const username = WRONG.has(answer.error) ? userOf(tried) : null
  if (username === null) return
  log.security('sign-in failed', { user: guests.userMark(username), error: answer.error })
  await countCall(db, WRONG_PASSWORDS, tried.caller, now()).catch((error: unknown) => {
    if (asFailure(error) === null) throw error
  })
}
