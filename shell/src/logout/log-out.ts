import { withTimeLimit } from '@portal/domain/time-limit'
import { listDrafts } from '@portal/federation'
import { areDraftsOpen, removePersonalData } from '@portal/federation/host'
import { dropEarlyAnswers } from '../api/early-answers'
import { tend } from '../sealed-drafts/tend'
import { emitSessionEvent } from '../session/session-events'
import { currentSession } from '../session/session-state'
import { endSignIn, revokeSession } from './revoke'

const LOSS =
  'Your unfinished bookings cannot be kept for you on this shared computer at the moment. ' +
  'Log out anyway and discard them?'

const ANSWER_WITHIN_MS = 3_000

/**
 * Logout [SHL-26]: this shared computer forgets at once [OPEN-15], whatever the network does; the identity service
 * is told meanwhile, and `/login` takes the screen's place. Only where something typed would be lost it asks first.
 */
export function logOut(): void {
  if (!wouldLoseWork()) endSession()
  else void askServerForKey().then(() => (!wouldLoseWork() || window.confirm(LOSS)) && endSession())
}

/**
 * The same on every computer [OPEN-161]: the server first, so that who is told that it is done can rely on it. Rejects
 * when it did not do it; then nothing has ended.
 */
export async function logOutEverywhere(): Promise<void> {
  if (wouldLoseWork()) await askServerForKey()
  if (wouldLoseWork() && !window.confirm(LOSS)) return
  const { endAllSignIns } = await import(/* webpackChunkName: "log-out-everywhere" */ './log-out-everywhere')
  await endAllSignIns()
  forgetSession()
}

async function askServerForKey(): Promise<void> {
  await withTimeLimit(tend(), ANSWER_WITHIN_MS, 'The server gave no key in time').catch(() => undefined)
}

function endSession(): void {
  endSignIn()
  forgetSession()
}

function forgetSession(): void {
  revokeSession()
  dropEarlyAnswers()
  removePersonalData([localStorage, sessionStorage])
  emitSessionEvent('signed-out')
}

/** Without a key nothing can be kept beyond the session. */
function wouldLoseWork(): boolean {
  const userId = currentSession()?.user.id
  if (!userId || areDraftsOpen(userId)) return false
  return listDrafts(userId).some(({ draft }) => draft.summary.holdsWork)
}
