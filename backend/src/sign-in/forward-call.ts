import * as v from 'valibot'
import type { Deps } from '../deps'
import { queuePasswordChanged } from '../emails/sign-in-notices'
import { SignInRepository } from '../repositories/sign-in'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'
import { addUserToMark } from './device-mark'
import type { Caller } from './device-mark'
import { newPasswordRefusal } from './guessed-passwords'
import { endOfCookie, firstCookie } from './refresh-store'
import { isOver, REFRESH_PLACEHOLDER, renew, renewalOf, tokensOf, withRefresh } from './renew'
import type { PoolCallResult, RenewDeps } from './renew'
import { logSignIn, noteDevice, reportSetUp } from './report-sign-in'
import { attemptOf, sendStep } from './attempt'
import type { SignInAttempt } from './attempt'
import { attemptRefusal, codeRefusal, countWrongCode, noteFailedTry } from './failed-attempts'

type PoolCallDeps = RenewDeps & Pick<Deps, 'portal' | 'guests'>

/** A call of the pool's protocol with the browser's cookie. */
export interface PoolCall {
  readonly operation: string
  readonly input: object
  readonly cookie: string | undefined
  readonly userAgent: string | undefined
  readonly caller: Caller
}

type CallHandler = (deps: PoolCallDeps, request: PoolCall) => Promise<PoolCallResult>
type AttemptHandler = (deps: PoolCallDeps, request: PoolCall, tried: SignInAttempt) => Promise<PoolCallResult>

const RevokedSchema = v.object({ Token: v.literal(REFRESH_PLACEHOLDER) })
const NewPasswordSchema = v.object({ ChallengeName: v.literal('NEW_PASSWORD_REQUIRED') })

const step: AttemptHandler = async (deps, { operation, input }, { username }) => ({
  answer: (await sendStep(deps, operation, input, username)).answer,
})

/**
 * A sign-in needs a row. If none can be made, the user is not signed in, and the tokens are dropped [OPEN-326]. Ends an
 * earlier sign-in of this browser.
 */
const signIn: AttemptHandler = async (deps, { operation, input, cookie }, { username }) => {
  const { answer, beginning } = await sendStep(deps, operation, input, username)
  const tokens = tokensOf(answer)
  if (tokens === null) return { answer }
  const found = await deps.auth.signInOf(tokens.AccessToken)
  if (found === null || tokens.RefreshToken === undefined) return isRefused()
  const beganAt = v.is(NewPasswordSchema, input) ? await endAll(deps, found.signIn.username) : beginning.beganAt
  await endOfCookie(deps, cookie)
  const value = await firstCookie(deps, { signIn: found.signIn, token: tokens.RefreshToken, beganAt })
  if (value === null) return isRefused()
  return {
    answer: withRefresh(answer, REFRESH_PLACEHOLDER),
    cookie: { value, endsAt: found.endsAt },
    signIn: { ...found.signIn, isNew: true },
  }
}

const isRefused = (): PoolCallResult => ({
  answer: poolError('NotAuthorizedException', 'This sign-in has ended. Please sign in again.'),
})

/** Ends the sign-ins of a user whose password was changed; returns the time. */
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

/** Continues a sign-in. Counts wrong codes, and reports a new authenticator app [OPEN-217, OPEN-289]. */
const answerChallenge: AttemptHandler = async (deps, request, tried) => {
  const passed = await signIn(deps, request, tried)
  await countWrongCode(deps, tried, request.input, passed.answer)
  await reportSetUp(deps, tried, request.input, passed.answer)
  return passed
}

/** Ends all sign-ins after a reset of the password, and mails the user. */
const resetPassword: AttemptHandler = async (deps, { operation, input }, { username }) => {
  const answer = await deps.userPool.ask(operation, input)
  if (answer.status === 200)
    await endAll(deps, username, (tx, now) => queuePasswordChanged({ tx, portal: deps.portal, now }, username))
  return { answer }
}

/** Ends the sign-in of the cookie without waiting for the pool: a late response would remove the next user's cookie. */
const revoke: CallHandler = async (deps, { operation, input, cookie }) => {
  if (!v.is(RevokedSchema, input)) return { answer: await deps.userPool.ask(operation, input) }
  await endOfCookie(deps, cookie)
  return { answer: { status: 200, body: {}, error: null }, cookie: null }
}

/** Calls to sign in or to reset a password, whose refusals are counted. */
const TRIES: ReadonlyMap<string, AttemptHandler> = new Map([
  ['InitiateAuth', signIn],
  ['RespondToAuthChallenge', answerChallenge],
  ['ForgotPassword', step],
  ['ConfirmForgotPassword', resetPassword],
  ['AssociateSoftwareToken', step],
  ['VerifySoftwareToken', step],
])

async function asTry(deps: PoolCallDeps, request: PoolCall, call: AttemptHandler): Promise<PoolCallResult> {
  const { operation, input, caller } = request
  const tried = attemptOf(deps, operation, input)
  const limited = await attemptRefusal(deps, tried, caller)
  if (limited !== null) return { answer: limited }
  const refusal = tried.refusal ?? (await refusedBefore(deps, request, tried))
  const passed = refusal === null ? await call(deps, request, tried) : { answer: refusal }
  await noteFailedTry(deps, tried, caller, passed.answer)
  logSignIn(deps, passed, input)
  await noteDevice(deps, passed, request.userAgent)
  return passed.signIn
    ? { ...passed, mark: addUserToMark(deps, caller.mark, passed.signIn.username.toLowerCase()) }
    : passed
}

async function refusedBefore(
  deps: PoolCallDeps,
  { operation, input }: PoolCall,
  tried: SignInAttempt,
): Promise<PoolAnswer | null> {
  return (await codeRefusal(deps, tried, input)) ?? (await newPasswordRefusal(operation, input))
}

/**
 * Forwards a call to the pool, applies its result to sign-ins, and withholds the refresh token from the page. Accepts
 * only calls that pages make.
 */
export async function forwardCall(deps: PoolCallDeps, request: PoolCall): Promise<PoolCallResult> {
  const { operation, input } = request
  const renewal = renewalOf(operation, input)
  if (renewal !== null) {
    const passed = await renew(deps, renewal, request.cookie)
    await noteDevice(deps, passed, request.userAgent)
    return passed
  }
  if (operation === 'RevokeToken') return revoke(deps, request)
  const call = TRIES.get(operation)
  if (call !== undefined) return asTry(deps, request, call)
  if (operation === 'GetTokensFromRefreshToken') return isOver()
  return { answer: poolError('UnknownOperationException', 'The operation is not supported.') }
}
