import * as v from 'valibot'
import { asFailure } from '../errors/as-failure'
import { poolError } from '../services/user-pool'
import type { PoolAnswer, UserPool } from '../services/user-pool'
import type { SignIn } from '../tenant/sign-in'
import { nextCookie, openCookie, takenOver } from './kept-refresh'
import type { KeepMeans, Opened } from './kept-refresh'
import { KEPT, tokensOf, withRefresh } from './tokens'
import type { Tokens } from './tokens'

export type RenewMeans = KeepMeans & { readonly userPool: UserPool }

/** What a page is answered. */
export interface Passed {
  readonly answer: PoolAnswer
  /** The browser's cookie from now on: null takes it away, undefined leaves it as it is. */
  readonly cookie?: { readonly value: string; readonly endsAt: Date } | null
  /** The sign-in that is begun or goes on by it, where it is kept here. */
  readonly signIn?: { readonly id: string; readonly username: string; readonly isNew: boolean }
}

/** How a page asks for fresh tokens, and what it renews by. */
export interface Renewal {
  readonly operation: string
  readonly brought: string
  /** The same question with the pool's own refresh token. */
  readonly withToken: (token: string) => object
}

const OldWaySchema = v.looseObject({
  AuthFlow: v.picklist(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
  AuthParameters: v.looseObject({ REFRESH_TOKEN: v.string() }),
})
const NewWaySchema = v.looseObject({ RefreshToken: v.string() })

/** Null for a call that renews nothing. */
export function renewalOf(operation: string, input: object): Renewal | null {
  if (operation === 'GetTokensFromRefreshToken') {
    const { success, output } = v.safeParse(NewWaySchema, input)
    if (!success) return null
    return { operation, brought: output.RefreshToken, withToken: (token) => ({ ...output, RefreshToken: token }) }
  }
  const { success, output } = v.safeParse(OldWaySchema, input)
  if (operation !== 'InitiateAuth' || !success) return null
  const withToken = (token: string) => ({
    ...output,
    AuthParameters: { ...output.AuthParameters, REFRESH_TOKEN: token },
  })
  return { operation, brought: output.AuthParameters.REFRESH_TOKEN, withToken }
}

/** For a sign-in that goes on nowhere. */
export const isOver = (): Passed => ({
  answer: poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
  cookie: null,
})

/** Fresh tokens, by the cookie, or for a session from before by the refresh token that the page still has. */
export async function renew(means: RenewMeans, renewal: Renewal, cookie: string | undefined): Promise<Passed> {
  if (renewal.brought === KEPT) return renewByCookie(means, renewal, cookie)
  const answer = await means.userPool.ask(renewal.operation, renewal.withToken(renewal.brought))
  const tokens = tokensOf(answer)
  if (tokens === null) return { answer }
  const token = tokens.RefreshToken ?? renewal.brought
  return handedOut(means, answer, {
    tokens,
    keep: (signIn) => takenOver(means, signIn, { brought: renewal.brought, token }),
    inPage: undefined,
  })
}

async function renewByCookie(means: RenewMeans, renewal: Renewal, cookie: string | undefined): Promise<Passed> {
  const opened = await openCookie(means, cookie)
  if (opened === null) return isOver()
  const first = await askWith(means, renewal, opened)
  if (first.answer.error !== 'NotAuthorizedException') return first
  // Where the pool changes refresh tokens, another process may have been first with this one.
  const again = await openCookie(means, cookie)
  return again === null || again.token === opened.token ? first : askWith(means, renewal, again)
}

async function askWith(means: RenewMeans, renewal: Renewal, opened: Opened): Promise<Passed> {
  const answer = await means.userPool.ask(renewal.operation, renewal.withToken(opened.token))
  const tokens = tokensOf(answer)
  if (tokens === null) return { answer }
  const token = tokens.RefreshToken ?? opened.token
  return handedOut(means, answer, {
    tokens,
    keep: async (signIn) => (signIn.id === opened.signInId ? nextCookie(means, opened, token) : null),
    inPage: KEPT,
  })
}

interface Handed {
  readonly tokens: Tokens
  /** Keeps the refresh token and answers the cookie; null where the sign-in is over. */
  readonly keep: (signIn: SignIn) => Promise<string | null>
  /** What the page goes on with where nothing can be kept. */
  readonly inPage: typeof KEPT | undefined
}

/** No token of a sign-in that is over, however good its refresh token is at the pool. */
async function handedOut({ auth }: RenewMeans, answer: PoolAnswer, { tokens, keep, inPage }: Handed): Promise<Passed> {
  const found = await auth.signInOf(tokens.AccessToken)
  if (found === null || !(await auth.mayRenew(tokens.AccessToken))) return isOver()
  try {
    const value = await keep(found.signIn)
    if (value === null) return isOver()
    const signIn = { ...found.signIn, isNew: false }
    return { answer: withRefresh(answer, KEPT), cookie: { value, endsAt: found.endsAt }, signIn }
  } catch (error) {
    // Where nothing can be written, what the browser holds stays as it is.
    if (asFailure(error)?.kind !== 'unavailable') throw error
    return { answer: withRefresh(answer, inPage) }
  }
}
