import { learnTimeFrom, isTokenOf } from '../start/access-token'
import type * as Identity from './identity'
import { oneTabAtATime } from './renewal'
import { storeToken } from './session'
import type { StaffSession } from './session'

let underWay: Promise<unknown> | null = null

/**
 * The pending sign-in that replaces the session's token; null without one. Calls wait for it, since the old token ends
 * before the new one is stored. Without one they must not wait: a logout reads its token at the press.
 */
export const pendingToken = (): Promise<unknown> | null => underWay

/** One step of a sign-in that gives the current session a new token [OPEN-280]. */
export function signInBeside(
  session: StaffSession,
  ask: (identity: typeof Identity) => Promise<Identity.SignInOutcome>,
): Promise<Identity.SignInOutcome> {
  const step = oneTabAtATime(async () => {
    const outcome = await ask(await import(/* webpackChunkName: "identity" */ './identity'))
    if (outcome.kind !== 'signed-in') return outcome
    const { token } = outcome
    learnTimeFrom(token)
    const isKept = isTokenOf(session.subject, token) && storeToken(session, token)
    if (!isKept) throw new Error('The session of this page has ended meanwhile')
    return outcome
  })
  const settled = step.then(
    () => undefined,
    () => undefined,
  )
  underWay = settled.finally(() => (underWay = null))
  return step
}
