import { log } from '@portal/server'
import * as v from 'valibot'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { MARKED_WRONG_PASSWORDS, WRONG_CODES, WRONG_PASSWORDS, countCall, isUsedUp } from '../repositories/rate-limit'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'
import { limitSubjectOf } from './device-mark'
import type { Caller } from './device-mark'
import type { SignInAttempt } from './attempt'

type CodeDeps = Pick<Deps, 'db' | 'now'>
type PasswordDeps = CodeDeps & Pick<Deps, 'guests'>

const LIMITS = { ofNetwork: WRONG_PASSWORDS, ofMark: MARKED_WRONG_PASSWORDS }

/** Exceptions that say nothing about the password: an error, a limit, or a new password that is too weak. */
const NOT_JUDGED: ReadonlySet<string> = new Set([
  'InternalErrorException',
  'LimitExceededException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
  'InvalidPasswordException',
])

const TOO_MANY_THERE =
  'Too many sign-ins from your network were refused. Wait 15 minutes, or use a browser in which you have signed in before.'
const TOO_MANY_HERE = 'Too many sign-ins in this browser were refused. Wait 15 minutes, then try again.'

/** Refuses an attempt after too many wrong ones from the same network or browser [OPEN-291, OPEN-329]. */
export async function attemptRefusal(
  { db, now }: PasswordDeps,
  { username }: SignInAttempt,
  caller: Caller,
): Promise<PoolAnswer | null> {
  const { limit, subject } = limitSubjectOf(caller, username, LIMITS)
  if (!(await isUsedUp(db, limit, subject, now()))) return null
  log.security('limited', { limit: limit.scope })
  return poolError('TooManyRequestsException', limit === WRONG_PASSWORDS ? TOO_MANY_THERE : TOO_MANY_HERE)
}

/** Logs a refused attempt with a mark of the username, and counts it [OPEN-291]. */
export async function noteFailedTry(
  { db, now, guests }: PasswordDeps,
  { username }: SignInAttempt,
  caller: Caller,
  { error, status }: PoolAnswer,
): Promise<void> {
  if (error === null || status >= 500 || NOT_JUDGED.has(error)) return
  log.security('sign-in failed', { user: guests.userMark(username), error })
  const { limit, subject } = limitSubjectOf(caller, username, LIMITS)
  await countCall(db, limit, subject, now()).catch((reason: unknown) => {
    if (asFailure(reason) === null) throw reason
  })
}

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
