import { answerByOf, followUpsOf, mayAskOnceMore } from '@portal/domain/asking'
import { isPartialStage, opensOwnerPages } from '@portal/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { ownerRequests } from '../db/schema/owner-request'
import { conflict } from '../errors/failure'
import { isQueued } from '../outbox/outbox'
import { messagesToOwner } from './owner-messages'
import { clockOf } from '../tenant/clock'
import { currentRequest, presentLine } from './present-line'
import type { OwnersLine, PresentLine, RequestRow } from './present-line'
import { queueMessage } from './queue'

const mayBeAsked = ({ state, closed }: PresentLine) => state === 'waiting' && closed === null

/** Who has an owner asked, and when. */
interface Asker {
  readonly by: string
  readonly now: Date
}

/** Asks the owner of a line for their word on the artwork as it is now, unless they are being asked already. */
export async function askOwner(tx: Db, of: OwnersLine, asker: Asker): Promise<void> {
  const present = await presentLine(tx, of)
  if (present && mayBeAsked(present)) await ask(tx, of, present, asker)
}

/** The same for what staff have just changed, once the booking is submitted: before, the submission asks. */
export async function askIfSubmitted(tx: Db, of: OwnersLine, asker: Asker): Promise<void> {
  const present = await presentLine(tx, of)
  if (present && mayBeAsked(present) && !isPartialStage(present.booking.stage)) await ask(tx, of, present, asker)
}

/** Staff have the owner asked once more; one who has not answered is reminded, not more often than every ten minutes. */
export async function askOnceMore(tx: Db, of: OwnersLine, asker: Asker): Promise<void> {
  const { now, by } = asker
  const present = await presentLine(tx, of)
  if (present === null || !mayBeAsked(present)) return
  refuseUnopenable(present)
  const request = currentRequest(present)
  if (request === null || request.answeredAt !== null) return ask(tx, of, present, asker)
  const isReached = await hasReached(tx, request)
  if (!mayAskOnceMore(request.askedLast, isReached, now)) {
    throw conflict('The owner was written to a moment ago. They can be asked once more after ten minutes.')
  }
  await tx.update(ownerRequests).set({ askedLast: now }).where(eq(ownerRequests.id, request.id))
  const kind = isReached ? 'reminder' : 'ask'
  await queueMessage(tx, { ...of, kind, when: 'now', requestId: request.id, by }, now)
}

/** Nothing is sent about a page that the owner's number does not open; staff have their word another way. */
function refuseUnopenable({ booking }: PresentLine): void {
  if (opensOwnerPages(booking.ownerPhone)) return
  throw conflict(
    booking.ownerPhone === ''
      ? 'No phone number of the owner is known, and their page opens with it. Nothing was sent.'
      : "The owner's page opens with an Australian number, and theirs is none. Nothing was sent.",
  )
}

/** Whether something is on its way to the owner, or there. */
async function hasReached(tx: Db, request: RequestRow): Promise<boolean> {
  const messages = await messagesToOwner(tx, request)
  if (messages.some(({ isRefused }) => !isRefused)) return true
  return isQueued(tx, 'ownerMessage', { requestId: String(request.id), when: 'now' })
}

async function ask(tx: Db, of: OwnersLine, present: PresentLine, { now, by }: Asker): Promise<void> {
  const { request: before, askedVersion: version } = present
  const zone = clockOf(present.practice)
  if (before?.version === version && before.answeredAt === null) return
  const [made] = await tx
    .insert(ownerRequests)
    .values({ ...of, version, askedAt: now, askedLast: now, answerBy: answerByOf(now, zone) })
    .returning({ id: ownerRequests.id })
  if (made === undefined) throw new Error('A request was not written.')
  const requestId = made.id
  await queueMessage(tx, { ...of, kind: before ? 'askAgain' : 'ask', when: 'now', requestId, by }, now)
  for (const { kind, at } of followUpsOf(now, zone))
    await queueMessage(tx, { ...of, kind, when: 'later', requestId }, at)
}
