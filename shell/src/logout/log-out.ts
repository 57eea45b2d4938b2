import { withTimeLimit } from '@portal/domain/time-limit'
import { listDrafts } from '@portal/federation'
import { removePersonalData } from '@portal/federation/host'
import { storedKey } from '../sealed-drafts/stored-drafts'
import { tend } from '../sealed-drafts/tend'
import { emitSessionEvent } from '../session/session-events'
import { currentSession } from '../session/session-state'
import { revokeSession } from './revoke'

const LOSS =
  'Your unfinished bookings cannot be kept for you on this shared computer at the moment. ' +
  'Log out all the same and discard them?'

const ANSWER_WITHIN_MS = 3_000

/**
 * Logout [SHL-26]: this shared computer forgets at once [OPEN-15], whatever the network does; the identity service
 * is told meanwhile, and `/login` takes the screen's place. Only where something typed would be lost it asks first.
 */
export function logOut(): void {
  if (!wouldLoseWork()) endSession()
  else void askServerForKey().then(() => (!wouldLoseWork() || window.confirm(LOSS)) && endSession())
}

async function askServerForKey(): Promise<void> {
  await withTimeLimit(tend(), ANSWER_WITHIN_MS, 'The server gave no key in time').catch(() => undefined)
}

function endSession(): void {
  revokeSession()
  removePersonalData([localStorage, sessionStorage])
  emitSessionEvent('signed-out')
}

/** Without a key nothing can be kept beyond the session. */
function wouldLoseWork(): boolean {
  const userId = currentSession()?.user.id
  if (!userId || storedKey(userId)) return false
  return listDrafts(userId).some(({ draft }) => draft.summary.holdsWork)
}
