import { log } from '@portal/server'
import * as v from 'valibot'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { WRONG_CODES, countCall, isUsedUp } from '../repositories/rate-limit'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'

type Means = Pick<Deps, 'db' | 'now'>

const CodeSchema = v.object({
  ChallengeName: v.literal('SOFTWARE_TOKEN_MFA'),
  ChallengeResponses: v.object({ USERNAME: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(128)) }),
})

/** Whose code this is; null of any other answer to the pool. */
function codeOf(input: object): string | null {
  const code = v.safeParse(CodeSchema, input)
  return code.success ? code.output.ChallengeResponses.USERNAME : null
}

/** The refusal of a code after too many wrong ones, whoever sends it [OPEN-217]. */
export async function refusedCode({ db, now }: Means, operation: string, input: object): Promise<PoolAnswer | null> {
  const username = operation === 'RespondToAuthChallenge' ? codeOf(input) : null
  if (username === null || !(await isUsedUp(db, WRONG_CODES, username, now()))) return null
  log.security('limited', { limit: WRONG_CODES.scope })
  return poolError('TooManyRequestsException', 'Attempt limit exceeded, please try after some time.')
}

/** Counts a code that the pool called wrong: only who has the right password is told so. */
export async function countWrongCodes({ db, now }: Means, input: object, answer: PoolAnswer): Promise<PoolAnswer> {
  const username = answer.error === 'CodeMismatchException' ? codeOf(input) : null
  if (username === null) return answer
  log.security('wrong code')
  await countCall(db, WRONG_CODES, username, now()).catch((error: unknown) => {
    if (asFailure(error) === null) throw error
  })
  return answer
}
