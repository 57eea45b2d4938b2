import { addTime } from '@portal/domain'
import { ASK_AFTER_MINUTES } from '@portal/domain-bundled/asking'
import type { EndReason } from '@portal/domain/plaque'
import { queueMessage } from '../owners/queue'
import { EngravingRepository, NO_ANSWER } from '../repositories/engraving'
import type { LineKey } from '../repositories/engraving'
import type { ActionContext } from '../session/action-context'
import { tenantFrom } from '../session/tenant'
import { setApproval } from './submitted-artworks'

/**
 * Ends an approval and removes it from the submission. Sends the owner a message, unless a new request is already queued
 * [OPEN-346]. The caller writes the history.
 */
export async function endApproval({ tx, session, now }: ActionContext, key: LineKey, why: EndReason): Promise<void> {
  const of = { ...key, practiceId: session.practiceId }
  await new EngravingRepository(tx, tenantFrom(session)).setAnswer(key, { ...NO_ANSWER, endedAt: now, endedWhy: why })
  await setApproval(tx, of, null)
  const due = addTime(now, ASK_AFTER_MINUTES, 'minute')
  await queueMessage(tx, { ...of, kind: 'withdrawn', when: 'later', requestId: null }, due)
}
