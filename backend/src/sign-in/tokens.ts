import * as v from 'valibot'
import type { PoolAnswer } from '../services/user-pool'

/**
 * Placeholder for the refresh token in pages, whose identity library requires one. The portal stores the real one
 * [OPEN-214].
 */
export const REFRESH_PLACEHOLDER = 'kept-by-the-portal'

const TokensSchema = v.looseObject({ AccessToken: v.string(), RefreshToken: v.optional(v.string()) })
const AnswerSchema = v.looseObject({ AuthenticationResult: TokensSchema })

export type Tokens = v.InferOutput<typeof TokensSchema>

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
