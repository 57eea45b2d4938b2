import * as v from 'valibot'
import { asFailure } from '../errors/as-failure'
import { poolError } from '../services/user-pool'
import type { PoolAnswer, UserPool } from '../services/user-pool'
import { nextCookie, openCookie } from './refresh-store'
import type { RefreshDeps, RefreshRecord } from './refresh-store'

export type RenewDeps = RefreshDeps & { readonly userPool: UserPool }

/** The response to a page, with its cookies. */
export interface PoolCallResult {
  readonly answer: PoolAnswer
  /** The new cookie; null removes it, undefined keeps it. */
  readonly cookie?: { readonly value: string; readonly endsAt: Date } | null
  /** The browser's new mark [OPEN-329]. */
  readonly mark?: string
  /** The sign-in that was begun or renewed. */
  readonly signIn?: { readonly id: string; readonly username: string; readonly isNew: boolean }
}

/** A page's request for new tokens. */
export interface Renewal {
  readonly operation: string
  readonly brought: string
  /** The page's input with the pool's own refresh token. */
  readonly withToken: (token: string) => object
}

const OldWaySchema = v.looseObject({
  AuthFlow: v.picklist(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
  AuthParameters: v.looseObject({ REFRESH_TOKEN: v.string() }),
})
const NewWaySchema = v.looseObject({ RefreshToken: v.string() })

/** Null if the call is not a renewal. */
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

/** The response for a sign-in that is over. */
export const isOver = (): PoolCallResult => ({
  answer: poolError('NotAuthorizedException', 'Refresh Token has been revoked'),
  cookie: null,
})

/**
 * New tokens by the cookie. A refresh token sent by a page was not obtained through the portal and is refused
 * [OPEN-326].
 */
export async function renew(deps: RenewDeps, renewal: Renewal, cookie: string | undefined): Promise<PoolCallResult> {
  if (renewal.brought !== REFRESH_PLACEHOLDER) return isOver()
  const opened = await openCookie(deps, cookie)
  if (opened === null) return isOver()
  const first = await askWith(deps, renewal, opened)
  if (first.answer.error !== 'NotAuthorizedException') return first
  // If the pool rotates refresh tokens, another process may have used this one first.
  const again = await openCookie(deps, cookie)
  return again === null || again.token === opened.token ? first : askWith(deps, renewal, again)
}

async function askWith(deps: RenewDeps, renewal: Renewal, opened: RefreshRecord): Promise<PoolCallResult> {
  const answer = await deps.userPool.ask(renewal.operation, renewal.withToken(opened.token))
  const tokens = tokensOf(answer)
  if (tokens === null) return { answer }
  const token = tokens.RefreshToken ?? opened.token
  const found = await deps.auth.signInOf(tokens.AccessToken)
  // An ended sign-in gets no token, even if the pool accepts its refresh token.
  if (found?.signIn.id !== opened.signInId || !(await deps.auth.mayRenew(tokens.AccessToken))) return isOver()
  const shown = withRefresh(answer, REFRESH_PLACEHOLDER)
  try {
    const value = await nextCookie(deps, opened, token)
    if (value === null) return isOver()
    return { answer: shown, cookie: { value, endsAt: found.endsAt }, signIn: { ...found.signIn, isNew: false } }
  } catch (error) {
    // With a read-only database the browser keeps its cookie.
    if (asFailure(error)?.kind !== 'unavailable') throw error
    return { answer: shown }
  }
}

/**
 * Placeholder for the refresh token in pages, whose identity library requires one. The portal stores the real one
 * [OPEN-214].
 */
export const REFRESH_PLACEHOLDER = 'kept-by-the-portal'

const TokensSchema = v.looseObject({ AccessToken: v.string(), RefreshToken: v.optional(v.string()) })
const AnswerSchema = v.looseObject({ AuthenticationResult: TokensSchema })

type Tokens = v.InferOutput<typeof TokensSchema>

/** Null if the response contains no tokens. */
export function tokensOf({ body }: PoolAnswer): Tokens | null {
  const parsed = v.safeParse(AnswerSchema, body)
  return parsed.success ? parsed.output.AuthenticationResult : null
}

/** The response with another refresh token. */
export function withRefresh(answer: PoolAnswer, refresh: typeof REFRESH_PLACEHOLDER): PoolAnswer {
  const parsed = v.safeParse(AnswerSchema, answer.body)
  if (!parsed.success) return answer
  const { AuthenticationResult: tokens, ...rest } = parsed.output
  return { ...answer, body: { ...rest, AuthenticationResult: { ...tokens, RefreshToken: refresh } } }
}
