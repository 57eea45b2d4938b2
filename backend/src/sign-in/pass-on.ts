import * as v from 'valibot'
import type { Deps } from '../deps'
import { asFailure } from '../errors/as-failure'
import { queuePasswordChanged } from '../member/password-changed'
import { SignInRepository } from '../repositories/sign-in'
import { poolError } from '../services/user-pool'
import { noteDevice } from './note-device'
import { refusedPassword } from './guessed-passwords'
import { endOfCookie, firstCookie } from './kept-refresh'
import { isOver, renew, renewalOf } from './renew'
import type { Passed, RenewMeans } from './renew'
import { noteSetUp } from './set-up'
import { tellSignIn } from './told-sign-in'
import { KEPT, tokensOf, withRefresh } from './tokens'
import { countWrongCodes, refusedCode } from './wrong-codes'
import { noteFailedSignIn, refusedTry } from './wrong-passwords'

type Means = RenewMeans & Pick<Deps, 'portal' | 'guests'>

/** A call of the pool's protocol, and the cookie that came with it. */
export interface Asked {
  readonly operation: string
  readonly input: object
  readonly cookie: string | undefined
  /** What the browser says that it is. */
  readonly userAgent: string | undefined
  /** The network that it comes from. */
  readonly caller: string
}

type Call = (means: Means, asked: Asked) => Promise<Passed>

const asItIs: Call = async ({ userPool }, { operation, input }) => ({ answer: await userPool.ask(operation, input) })

const RevokedSchema = v.object({ Token: v.literal(KEPT) })
const NamedSchema = v.object({ Username: v.string() })

/** Begins a sign-in, or renews one. */
const signInOrRenew: Call = (means, asked) => {
  const renewal = renewalOf(asked.operation, asked.input)
  return renewal === null ? signIn(means, asked) : renew(means, renewal, asked.cookie)
}

/** The refresh token stays here; whoever was signed in in this browser before is so no more. */
const signIn: Call = async (means, { operation, input, cookie }) => {
  const answer = await means.userPool.ask(operation, input)
  const tokens = tokensOf(answer)
  if (tokens === null) return { answer }
  const shown = withRefresh(answer, KEPT)
  const found = await means.auth.signInOf(tokens.AccessToken)
  if (found === null) return { answer: shown }
  if (tokens.RefreshToken === undefined)
    return (await means.auth.mayRenew(tokens.AccessToken)) ? { answer: shown } : isOver()
  try {
    await endOfCookie(means, cookie)
    const value = await firstCookie(means, found.signIn, tokens.RefreshToken)
    if (value === null) return { answer: shown }
    return { answer: shown, cookie: { value, endsAt: found.endsAt }, signIn: { ...found.signIn, isNew: true } }
  } catch (error) {
    // Where nothing can be written, who signs in can still read, for as long as the access token lives.
    if (asFailure(error)?.kind !== 'unavailable') throw error
    return { answer: shown }
  }
}

/** Goes on with a sign-in; codes of the second factor that are wrong are counted, an app that is set up is told [OPEN-217, OPEN-289]. */
const answerChallenge: Call = async (means, asked) => {
  const passed = await signIn(means, asked)
  await countWrongCodes(means, asked.input, passed.answer)
  await noteSetUp(means, asked.input, passed.answer)
  return passed
}

/** Ends the sign-in that the cookie names, and waits for no pool: a late answer would take the next user's cookie away. */
const revoke: Call = async (means, asked) => {
  if (!v.is(RevokedSchema, asked.input)) return asItIs(means, asked)
  await endOfCookie(means, asked.cookie)
  return { answer: { status: 200, body: {}, error: null }, cookie: null }
}

/** Whoever had the old password is out, on every computer, and its owner is told by mail. */
const endEverywhere: Call = async (means, asked) => {
  const { auth, db, now, outbox, portal } = means
  const passed = await asItIs(means, asked)
  const named = v.safeParse(NamedSchema, asked.input)
  if (passed.answer.status !== 200 || !named.success) return passed
  const username = named.output.Username.trim()
  await db.transaction(async (tx) => {
    await new SignInRepository(tx).endAllOf(username, now())
    await queuePasswordChanged({ tx, portal, now: now() }, username)
  })
  auth.forget()
  outbox.wake()
  return passed
}

/** The calls that pages make; the pool has more, which nobody makes by way of the portal. */
const CALLS: ReadonlyMap<string, Call> = new Map([
  ['InitiateAuth', signInOrRenew],
  ['RespondToAuthChallenge', answerChallenge],
  ['GetTokensFromRefreshToken', signInOrRenew],
  ['RevokeToken', revoke],
  ['ForgotPassword', asItIs],
  ['ConfirmForgotPassword', endEverywhere],
  ['AssociateSoftwareToken', asItIs],
  ['VerifySoftwareToken', asItIs],
])

/** Asks the pool, does what its answer means for sign-ins, and keeps the refresh token from the page. */
export async function passOn(means: Means, asked: Asked): Promise<Passed> {
  const call = CALLS.get(asked.operation)
  if (call === undefined) {
    return { answer: poolError('UnknownOperationException', 'The operation is not supported.') }
  }
  const { operation, input } = asked
  const refused =
    (await refusedTry(means, asked)) ??
    (await refusedCode(means, operation, input)) ??
    (await refusedPassword(operation, input))
  if (refused !== null) return { answer: refused }
  const passed = await call(means, asked)
  await noteFailedSignIn(means, asked, passed.answer)
  tellSignIn(means, passed, input)
  await noteDevice(means, passed, asked.userAgent)
  return passed
}
