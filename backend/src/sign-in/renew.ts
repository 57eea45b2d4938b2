import * as v from 'valibot'
import { asFailure } from '../errors/as-failure'
import { poolError } from '../services/user-pool'
import type { PoolAnswer, UserPool } from '../services/user-pool'
import { nextCookie, openCookie } from './kept-refresh'
import type { RefreshDeps, OpenedRefresh } from './kept-refresh'
import { KEPT, tokensOf, withRefresh } from './tokens'

export type RenewDeps = RefreshDeps & { readonly userPool: UserPool }

/** What a page is answered. */
export interface PoolCallResult {
  readonly answer: PoolAnswer
  /** The browser's cookie from now on: null takes it away, undefined leaves it as it is. */
  readonly cookie?: { readonly value: string; readonly endsAt: Date } | null
  /** The browser's mark from now on [OPEN-329]. */
  readonly mark?: string
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
export const isOver = (): PoolCallResult => ({
  answer: poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
  cookie: null,
})

/** Fresh tokens by the cookie. A refresh token that a page brings is from past the portal [OPEN-326]. */
export async function renew(deps: RenewDeps, renewal: Renewal, cookie: string | undefined): Promise<PoolCallResult> {
  if (renewal.brought !== KEPT) return isOver()
  const opened = await openCookie(deps, cookie)
  if (opened === null) return isOver()
  const first = await askWith(deps, renewal, opened)
  if (first.answer.error !== 'NotAuthorizedException') return first
  // Where the pool changes refresh tokens, another process may have been first with this one.
  const again = await openCookie(deps, cookie)
  return again === null || again.token === opened.token ? first : askWith(deps, renewal, again)
}

async function askWith(deps: RenewDeps, renewal: Renewal, opened: OpenedRefresh): Promise<PoolCallResult> {
  const answer = await deps.userPool.ask(renewal.operation, renewal.withToken(opened.token))
  const tokens = tokensOf(answer)
  if (tokens === null) return { answer }
  const token = tokens.RefreshToken ?? opened.token
  const found = await deps.auth.signInOf(tokens.AccessToken)
  // No token of a sign-in that is over, however good its refresh token is at the pool.
  if (found?.signIn.id !== opened.signInId || !(await deps.auth.mayRenew(tokens.AccessToken))) return isOver()
  const shown = withRefresh(answer, KEPT)
  try {
    const value = await nextCookie(deps, opened, token)
    if (value === null) return isOver()
    return { answer: shown, cookie: { value, endsAt: found.endsAt }, signIn: { ...found.signIn, isNew: false } }
  } catch (error) {
    // Where nothing can be written, what the browser holds stays as it is.
    if (asFailure(error)?.kind !== 'unavailable') throw error
    return { answer: shown }
  }
}
