import { log } from '@portal/server'
import * as v from 'valibot'
import type { Deps } from '../deps'
import type { PoolCallResult } from './renew'

const ChallengeSchema = v.object({ ChallengeName: v.string() })
/** By what a sign-in came to its end, after the password. */
const FACTORS: ReadonlyMap<string, string> = new Map([
  ['SOFTWARE_TOKEN_MFA', 'password and code'],
  ['MFA_SETUP', 'password and new app'],
])

/** Tells of a sign-in that succeeded, and by what; with the mark of the name that failed ones have, too [OPEN-291]. */
export function tellSignIn({ guests }: Pick<Deps, 'guests'>, { signIn }: PoolCallResult, input: object): void {
  if (!signIn?.isNew) return
  const challenge = v.safeParse(ChallengeSchema, input)
  const factor = challenge.success ? FACTORS.get(challenge.output.ChallengeName) : undefined
  log.security('signed in', { user: guests.userMark(signIn.username), factor: factor ?? 'password' })
}
