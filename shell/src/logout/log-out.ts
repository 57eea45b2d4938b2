import { withTimeLimit } from '@portal/domain-bundled/time-limit'
import { listDrafts } from '@portal/federation'
import { areDraftsOpen, removePersonalData } from '@portal/federation/host'
import { dropEarlyAnswers } from '../api/early-answers'
import { tend } from '../sealed-drafts/tend'
import { emitSessionEvent } from '../session/session-events'
import { currentSession } from '../session/session'
import { endSignIn, revokeSession } from './revoke'

const LOSS =
  'Your unfinished bookings cannot be kept for you on this shared computer at the moment. ' +
  'Log out anyway and discard them?'

const ANSWER_WITHIN_MS = 3_000

/**
 * Logout [SHL-26]: this shared computer forgets at once [OPEN-15], whatever the network does. The identity service is
 * informed in the background, and `/login` opens. Asks first only when typed text would be lost.
 */
export function logOut(): void {
  if (!wouldLoseWork()) endSession()
  else void askServerForKey().then(() => (!wouldLoseWork() || window.confirm(LOSS)) && endSession())
}

/**
 * Logs out on every computer [OPEN-161]: the server first, so that the confirmation can be relied on. Rejects when the
 * server did not do it; then nothing has ended.
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

/** Without a key, drafts cannot be kept beyond the session. */
function wouldLoseWork(): boolean {
  const userId = currentSession()?.user.id
  if (!userId || areDraftsOpen(userId)) return false
  return listDrafts(userId).some(({ draft }) => draft.summary.holdsWork)
}
