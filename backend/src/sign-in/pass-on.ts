import * as v from 'valibot'
import type { Deps } from '../deps'
import { queuePasswordChanged } from '../emails/password-changed'
import { SignInRepository } from '../repositories/sign-in'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'
import { markWith } from './device-mark'
import type { Caller } from './device-mark'
import { refusedPassword } from './guessed-passwords'
import { endOfCookie, firstCookie } from './kept-refresh'
import { noteDevice } from './note-device'
import { isOver, renew, renewalOf } from './renew'
import type { PoolCallResult, RenewDeps } from './renew'
import { noteSetUp } from './set-up'
import { askStep } from './steps'
import { tellSignIn } from './told-sign-in'
import { KEPT, tokensOf, withRefresh } from './tokens'
import { triedBy } from './tried'
import type { SignInAttempt } from './tried'
import { countWrongCode, refusedCode } from './wrong-codes'
import { noteFailedTry, refusedTry } from './wrong-passwords'

type PoolCallDeps = RenewDeps & Pick<Deps, 'portal' | 'guests'>

/** A call of the pool's protocol, and the cookies that came with it. */
export interface PoolCall {
  readonly operation: string
  readonly input: object
  readonly cookie: string | undefined
  /** What the browser says that it is. */
  readonly userAgent: string | undefined
  readonly caller: Caller
}

type CallHandler = (means: PoolCallDeps, asked: PoolCall) => Promise<PoolCallResult>
type AttemptHandler = (means: PoolCallDeps, asked: PoolCall, tried: SignInAttempt) => Promise<PoolCallResult>

const RevokedSchema = v.object({ Token: v.literal(KEPT) })
const NewPasswordSchema = v.object({ ChallengeName: v.literal('NEW_PASSWORD_REQUIRED') })

const step: AttemptHandler = async (means, { operation, input }, { username }) => ({
  answer: (await askStep(means, operation, input, username)).answer,
})

/**
 * A sign-in counts once it has a row here. Where none can be made nobody is signed in, and the tokens go no further
 * [OPEN-326]. Whoever was signed in in this browser before is so no more.
 */
const signIn: AttemptHandler = async (means, { operation, input, cookie }, { username }) => {
  const { answer, beginning } = await askStep(means, operation, input, username)
  const tokens = tokensOf(answer)
  if (tokens === null) return { answer }
  const found = await means.auth.signInOf(tokens.AccessToken)
  if (found === null || tokens.RefreshToken === undefined) return isRefused()
  const beganAt = v.is(NewPasswordSchema, input) ? await endAll(means, found.signIn.username) : beginning.beganAt
  await endOfCookie(means, cookie)
  const value = await firstCookie(means, { signIn: found.signIn, token: tokens.RefreshToken, beganAt })
  if (value === null) return isRefused()
  return {
    answer: withRefresh(answer, KEPT),
    cookie: { value, endsAt: found.endsAt },
    signIn: { ...found.signIn, isNew: true },
  }
}

const isRefused = (): PoolCallResult => ({
  answer: poolError('NotAuthorizedException', 'This sign-in has ended. Please sign in again.'),
})

/** Ends the sign-ins of a user whose password is another now; answers when. */
async function endAll(
  { auth, db, now, outbox }: PoolCallDeps,
  username: string,
  more: (tx: Deps['db'], at: Date) => Promise<void> = async () => {},
): Promise<Date> {
  const at = now()
  await db.transaction(async (tx) => {
    await new SignInRepository(tx).endAllOf(username, at)
    await more(tx, at)
  })
  auth.forget()
  outbox.wake()
  return at
}

/** Goes on with a sign-in; wrong codes are counted, an app that is set up is told [OPEN-217, OPEN-289]. */
const answerChallenge: AttemptHandler = async (means, asked, tried) => {
  const passed = await signIn(means, asked, tried)
  await countWrongCode(means, tried, asked.input, passed.answer)
  await noteSetUp(means, tried, asked.input, passed.answer)
  return passed
}

/** Whoever had the old password is out, on every computer, and its owner is told by mail. */
const resetPassword: AttemptHandler = async (means, { operation, input }, { username }) => {
  const answer = await means.userPool.ask(operation, input)
  if (answer.status === 200)
    await endAll(means, username, (tx, now) => queuePasswordChanged({ tx, portal: means.portal, now }, username))
  return { answer }
}

/** Ends the sign-in that the cookie names, and waits for no pool: a late answer would take the next user's cookie away. */
const revoke: CallHandler = async (means, { operation, input, cookie }) => {
  if (!v.is(RevokedSchema, input)) return { answer: await means.userPool.ask(operation, input) }
  await endOfCookie(means, cookie)
  return { answer: { status: 200, body: {}, error: null }, cookie: null }
}

/** Tries to sign in or to reset a password: refused ones are counted. */
const TRIES: ReadonlyMap<string, AttemptHandler> = new Map([
  ['InitiateAuth', signIn],
  ['RespondToAuthChallenge', answerChallenge],
  ['ForgotPassword', step],
  ['ConfirmForgotPassword', resetPassword],
  ['AssociateSoftwareToken', step],
  ['VerifySoftwareToken', step],
])

async function asTry(means: PoolCallDeps, asked: PoolCall, call: AttemptHandler): Promise<PoolCallResult> {
  const { operation, input, caller } = asked
  const tried = triedBy(means, operation, input)
  const limited = await refusedTry(means, tried, caller)
  if (limited !== null) return { answer: limited }
  const refusal = tried.refusal ?? (await refusedBefore(means, asked, tried))
  const passed = refusal === null ? await call(means, asked, tried) : { answer: refusal }
  await noteFailedTry(means, tried, caller, passed.answer)
  tellSignIn(means, passed, input)
  await noteDevice(means, passed, asked.userAgent)
  return passed.signIn
    ? { ...passed, mark: markWith(means, caller.mark, passed.signIn.username.toLowerCase()) }
    : passed
}

async function refusedBefore(
  means: PoolCallDeps,
  { operation, input }: PoolCall,
  tried: SignInAttempt,
): Promise<PoolAnswer | null> {
  return (await refusedCode(means, tried, input)) ?? (await refusedPassword(operation, input))
}

/**
 * Asks the pool, does what its answer means for sign-ins, and keeps the refresh token from the page. Only the calls that
 * pages make: the pool has more, which nobody makes by way of the portal.
 */
export async function passOn(means: PoolCallDeps, asked: PoolCall): Promise<PoolCallResult> {
  const { operation, input } = asked
  const renewal = renewalOf(operation, input)
  if (renewal !== null) {
    const passed = await renew(means, renewal, asked.cookie)
    await noteDevice(means, passed, asked.userAgent)
    return passed
  }
  if (operation === 'RevokeToken') return revoke(means, asked)
  const call = TRIES.get(operation)
  if (call !== undefined) return asTry(means, asked, call)
  if (operation === 'GetTokensFromRefreshToken') return isOver()
  return { answer: poolError('UnknownOperationException', 'The operation is not supported.') }
}
