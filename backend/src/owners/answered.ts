import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { addTime } from '@portal/domain'
import type { Visitor } from '@portal/domain/plaque'
import type { Db } from '../db/connect'
import { ownerRequests } from '../db/schema/owner-request'
import { practiceDay } from '../practice/clock'
import { recordOpened } from './history'
import { currentRequest, presentLine } from './present-line'
import type { LineReference } from './present-line'
import { queueMessage } from './queue'

/** After an approval: confirms it to the owner, and tells the clinic if the owner approved. */
export async function notifyApproved(tx: Db, of: LineReference, by: Visitor, now: Date): Promise<void> {
  const { version, requestId } = await noteAnswer(tx, of, now)
  await queueMessage(tx, { ...of, kind: 'approved', when: 'now', requestId, version }, now)
  if (by === 'client') await queueMessage(tx, { ...of, kind: 'ownerApproved', when: 'now', requestId, version }, now)
}

/** After a change request: tells the clinic if the owner made it. */
export async function notifyChangesAsked(tx: Db, of: LineReference, by: Visitor, now: Date): Promise<void> {
  const { version, requestId } = await noteAnswer(tx, of, now)
  if (by === 'client') await queueMessage(tx, { ...of, kind: 'ownerAsksChanges', when: 'now', requestId, version }, now)
}

async function noteAnswer(
  tx: Db,
  of: LineReference,
  now: Date,
): Promise<{ version: number; requestId: number | null }> {
  const present = await presentLine(tx, of)
  if (present === null) throw new Error('An answer to an engraving that is not there.')
  const request = currentRequest(present)
  if (request) await tx.update(ownerRequests).set({ answeredAt: now }).where(eq(ownerRequests.id, request.id))
  return { version: present.version, requestId: request?.id ?? null }
}

/**
 * Records that the owner opened the page, at most once a minute; per request one event a day in the history [OPEN-225].
 */
export const noteOpened = (db: Db, of: LineReference, now: Date): Promise<void> =>
  db.transaction((tx) => noteLook(tx, of, now))

async function noteLook(tx: Db, of: LineReference, now: Date): Promise<void> {
  const present = await presentLine(tx, of)
  const request = present && currentRequest(present)
  if (!request) return
  const isNew = or(isNull(ownerRequests.openedLast), lt(ownerRequests.openedLast, addTime(now, -1, 'minute')))
  const noted = await tx
    .update(ownerRequests)
    .set({ openedFirst: request.openedFirst ?? now, openedLast: now })
    .where(and(eq(ownerRequests.id, request.id), isNew))
    .returning({ id: ownerRequests.id })
  const last = request.openedLast
  const isFirstToday = last === null || practiceDay(present.practice, last) !== practiceDay(present.practice, now)
  if (noted.length > 0 && isFirstToday) await recordOpened(tx, of, present, now)
}
