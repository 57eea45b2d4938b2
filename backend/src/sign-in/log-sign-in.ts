import { log } from '@portal/server'
import * as v from 'valibot'
import type { Deps } from '../deps'
import type { PoolCallResult } from './renew'

const ChallengeSchema = v.object({ ChallengeName: v.string() })
/** Factors of a sign-in, by its last challenge. */
const FACTORS: ReadonlyMap<string, string> = new Map([
  ['SOFTWARE_TOKEN_MFA', 'password and code'],
  ['MFA_SETUP', 'password and new app'],
])

/** Logs a successful sign-in with its factors, and the same mark of the username as failed ones have [OPEN-291]. */
export function logSignIn({ guests }: Pick<Deps, 'guests'>, { signIn }: PoolCallResult, input: object): void {
  if (!signIn?.isNew) return
  const challenge = v.safeParse(ChallengeSchema, input)
  const factor = challenge.success ? FACTORS.get(challenge.output.ChallengeName) : undefined
  log.security('signed in', { user: guests.userMark(signIn.username), factor: factor ?? 'password' })
}
