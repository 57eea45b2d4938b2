import { ASK_AFTER_MINUTES, answerByOf, followUpsOf, mayRepeatRequest } from '@portal/domain-bundled/asking'
import { addTime, isPartialStage, opensOwnerPages } from '@portal/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { ownerMessages, ownerRequests } from '../db/schema/owner-request'
import { conflict } from '../errors/failure'
import { moveQueued } from '../outbox/outbox'
import { messagesToOwner } from './owner-messages'
import { clockOf } from '../practice/clock'
import { currentRequest, presentLine } from './present-line'
import type { LineReference, PresentLine, RequestRow } from './present-line'
import { queueMessage } from './queue'

const mayBeAsked = ({ state, closed }: PresentLine) => state === 'waiting' && closed === null

/** Who requests an approval, and when. */
export interface RequestAuthor {
  readonly by: string
  readonly now: Date
}

/** Asks the owner of a submitted line to approve its present artwork, unless a request is open. */
export async function requestApproval(
  tx: Db,
  of: LineReference,
  asker: RequestAuthor,
  due: Date = asker.now,
): Promise<void> {
  const present = await presentLine(tx, of)
  if (present && mayBeAsked(present)) await queueRequest(tx, of, present, asker, due)
}

/**
 * Asks the owner after a change by staff, two minutes after the booking's last save [OPEN-347]. Before the submission
 * nothing is sent: the submission asks.
 */
export async function requestApprovalIfSubmitted(tx: Db, of: LineReference, asker: RequestAuthor): Promise<void> {
  const present = await presentLine(tx, of)
  if (!present || !mayBeAsked(present) || isPartialStage(present.booking.stage)) return
  const due = addTime(asker.now, ASK_AFTER_MINUTES, 'minute')
  const { practiceId, bookingId } = of
  for (const kind of ['ask', 'askAgain']) {
    await moveQueued(tx, 'ownerMessage', { practiceId, bookingId, kind, when: 'now' }, due)
  }
  await queueRequest(tx, of, present, asker, due)
}

/** Asks again at the request of staff. An owner without an answer gets a reminder, at most every ten minutes. */
export async function repeatRequest(tx: Db, of: LineReference, asker: RequestAuthor): Promise<void> {
  const { now, by } = asker
  const present = await presentLine(tx, of)
  if (present === null || !mayBeAsked(present)) return
  if (isPartialStage(present.booking.stage)) {
    throw conflict('The booking is not submitted yet. We ask the owner once it is. Nothing was sent.')
  }
  refuseUnopenable(present)
  const request = currentRequest(present)
  if (request === null || request.answeredAt !== null) return queueRequest(tx, of, present, asker, now)
  if (await moveQueued(tx, 'ownerMessage', { requestId: String(request.id), when: 'now' }, now)) return
  const isReached = await hasReached(tx, request)
  if (!mayRepeatRequest(request.lastRequestedAt, isReached, now)) {
    throw conflict('We contacted the owner a moment ago. You can ask again after ten minutes.')
  }
  await tx.update(ownerRequests).set({ lastRequestedAt: now }).where(eq(ownerRequests.id, request.id))
  const kind = isReached ? 'reminder' : 'ask'
  await queueMessage(tx, { ...of, kind, when: 'now', requestId: request.id, by }, now)
}

/** Refuses to ask if the owner's number does not open the page. */
function refuseUnopenable({ booking }: PresentLine): void {
  if (opensOwnerPages(booking.ownerPhone)) return
  throw conflict(
    booking.ownerPhone === ''
      ? 'No phone number of the owner is known, and their page opens with it. Nothing was sent.'
      : "The owner's page opens with an Australian number, and theirs is none. Nothing was sent.",
  )
}

/** Whether a message has reached the owner. */
async function hasReached(tx: Db, request: RequestRow): Promise<boolean> {
  const messages = await messagesToOwner(tx, request)
  return messages.some(({ isRefused }) => !isRefused)
}

async function queueRequest(tx: Db, of: LineReference, present: PresentLine, { now, by }: RequestAuthor, due: Date) {
  const { request: before, askedVersion: version } = present
  const zone = clockOf(present.practice)
  if (before?.version === version && before.answeredAt === null) return
  const [made] = await tx
    .insert(ownerRequests)
    .values({ ...of, version, requestedAt: now, lastRequestedAt: now, answerBy: answerByOf(now, zone) })
    .returning({ id: ownerRequests.id })
  if (made === undefined) throw new Error('A request was not written.')
  const requestId = made.id
  await queueMessage(
    tx,
    { ...of, kind: (await wasAsked(tx, of)) ? 'askAgain' : 'ask', when: 'now', requestId, by },
    due,
  )
  for (const { kind, at } of followUpsOf(now, zone))
    await queueMessage(tx, { ...of, kind, when: 'later', requestId }, at)
}

/** Whether a message has asked the owner about this plaque before. */
async function wasAsked(tx: Db, { practiceId, bookingId, lineId }: LineReference): Promise<boolean> {
  const isAsk = and(
    eq(ownerMessages.practiceId, practiceId),
    eq(ownerMessages.bookingId, bookingId),
    eq(ownerMessages.lineId, lineId),
    inArray(ownerMessages.kind, ['ask', 'askAgain']),
    isNull(ownerMessages.refusedAt),
  )
  return (await tx.$count(ownerMessages, isAsk)) > 0
}
