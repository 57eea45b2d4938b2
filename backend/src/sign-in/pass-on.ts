import * as v from 'valibot'
import type { Deps } from '../deps'
import { queuePasswordChanged } from '../member/password-changed'
import { SignInRepository } from '../repositories/sign-in'
import { poolError } from '../services/user-pool'
import type { PoolAnswer } from '../services/user-pool'

type Means = Pick<Deps, 'auth' | 'db' | 'now' | 'outbox' | 'portal' | 'userPool'>

/** What follows from an answer of the pool before the page has it; the answer that the page gets. */
type After = (means: Means, input: object, answer: PoolAnswer) => Promise<PoolAnswer>

const asItIs: After = (_means, _input, answer) => Promise.resolve(answer)

const TokensSchema = v.object({ AuthenticationResult: v.object({ AccessToken: v.string() }) })
const NamedSchema = v.object({ Username: v.string() })

/** No token of a sign-in that is over, however good its refresh token is at the pool. */
const onlyWhatGoesOn: After = async ({ auth }, _input, answer) => {
  const tokens = v.safeParse(TokensSchema, answer.body)
  if (!tokens.success || (await auth.mayRenew(tokens.output.AuthenticationResult.AccessToken))) return answer
  return poolError('NotAuthorizedException', 'Refresh Token has been revoked')
}

/** Whoever had the old password is out, on every computer, and its owner is told by mail. */
const endEverywhere: After = async ({ auth, db, now, outbox, portal }, input, answer) => {
  const named = v.safeParse(NamedSchema, input)
  if (answer.status !== 200 || !named.success) return answer
  const username = named.output.Username.trim()
  await db.transaction(async (tx) => {
    await new SignInRepository(tx).endAllOf(username, now())
    await queuePasswordChanged({ tx, portal, now: now() }, username)
  })
  auth.forget()
  outbox.wake()
  return answer
}

/** The calls that pages make; the pool has more, which nobody makes by way of the portal. */
const CALLS: ReadonlyMap<string, After> = new Map([
  ['InitiateAuth', onlyWhatGoesOn],
  ['RespondToAuthChallenge', asItIs],
  ['GetTokensFromRefreshToken', onlyWhatGoesOn],
  ['RevokeToken', asItIs],
  ['ForgotPassword', asItIs],
  ['ConfirmForgotPassword', endEverywhere],
])

/** Asks the pool, and does what its answer means for sign-ins. */
export async function passOn(means: Means, operation: string, input: object): Promise<PoolAnswer> {
  const after = CALLS.get(operation)
  if (after === undefined) return poolError('UnknownOperationException', 'The operation is not supported.')
  return after(means, input, await means.userPool.ask(operation, input))
}
