import { log } from '@portal/server'
import * as v from 'valibot'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { WRONG_CODES, countCall, isUsedUp } from '../repositories/rate-limit'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'
import type { SignInAttempt } from './attempt'

type CodeDeps = Pick<Deps, 'db' | 'now'>

const isCode = (input: object) => v.is(v.object({ ChallengeName: v.literal('SOFTWARE_TOKEN_MFA') }), input)

/** Refuses a code after too many wrong ones of this user [OPEN-217]. */
export async function codeRefusal(
  { db, now }: CodeDeps,
  { username }: SignInAttempt,
  input: object,
): Promise<PoolAnswer | null> {
  if (!isCode(input) || !(await isUsedUp(db, WRONG_CODES, username, now()))) return null
  log.security('limited', { limit: WRONG_CODES.scope })
  return poolError('TooManyRequestsException', 'Attempt limit exceeded, please try after some time.')
}

/** Counts a code that the pool refused as wrong. Only a caller with the right password gets this far. */
export async function countWrongCode(
  { db, now }: CodeDeps,
  { username }: SignInAttempt,
  input: object,
  { error }: PoolAnswer,
): Promise<void> {
  if (!isCode(input) || error !== 'CodeMismatchException') return
  log.security('wrong code')
  await countCall(db, WRONG_CODES, username, now()).catch((reason: unknown) => {
    if (asFailure(reason) === null) throw reason
  })
}
