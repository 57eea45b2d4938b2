import { isJustWritten, stillApplies, channelsTo, channelsForRequest } from '@portal/domain-bundled/asking'
import type { MessageKind } from '@portal/domain-bundled/asking'
import { opensOwnerPages } from '@portal/domain'
import { and, eq, inArray, isNull, like, notLike, or } from 'drizzle-orm'
import * as v from 'valibot'
import type { MessageChannel } from '@portal/domain/plaque'
import type { Db } from '../db/connect'
import type { Deps } from '../deps'
import { bookings } from '../db/schema/booking'
import { ownerMessages } from '../db/schema/owner-request'
import type { OutboxItem } from '../outbox/outbox'
import { Refusal } from '../errors/failure'
import { waitingPlaques } from './waiting-plaques'
import type { RequestedLine } from './waiting-plaques'
import { currentRequest, presentLine } from './present-line'
import type { PresentLine } from './present-line'
import { factsOf } from './facts'
import { isAsking, recordRequest } from './history'
import { smsFor } from '../emails/owner-sms'
import { emailFor } from '../emails/owner-texts'

const MESSAGE_KINDS = [
  'ask',
  'askAgain',
  'reminder',
  'approved',
  'ownerApproved',
  'ownerAsksChanges',
  'overdue',
  'withdrawn',
] as const satisfies readonly MessageKind[]

const PayloadSchema = v.object({
  practiceId: v.string(),
  bookingId: v.string(),
  lineId: v.string(),
  kind: v.picklist(MESSAGE_KINDS),
  when: v.picklist(['now', 'later']),
  id: v.string(),
  requestId: v.string(),
  version: v.string(),
  /** Who requested it; '' for an automatic message. */
  by: v.string(),
})
type Payload = v.InferOutput<typeof PayloadSchema>

type DeliveryDeps = Pick<Deps, 'db' | 'mail' | 'sms' | 'portal' | 'links' | 'now'>

interface Recipient {
  readonly channel: MessageChannel
  readonly to: string
}

/** A message with everything that its text needs. */
interface Letter {
  readonly message: Payload
  readonly present: PresentLine
  /** The other plaques of the booking that the message asks about. */
  readonly others: readonly RequestedLine[]
}

/** Sends a queued message on each channel if it still applies, and once only. */
export async function deliverOwnerMessage(deps: DeliveryDeps, { payload }: OutboxItem): Promise<void> {
  const message = v.parse(PayloadSchema, payload)
  const present = await presentLine(deps.db, message)
  if (present === null || !stillApplies(message.kind, factsToJudge(message, present))) return
  if (message.kind === 'reminder' && message.when === 'later' && (await isTooSoon(deps, message))) return
  const recipients = waysOf(message.kind, present, deps.sms !== null)
  const letter = await claim(deps, message, present, recipients)
  if (letter === null) return
  const results = await Promise.allSettled(recipients.map((recipient) => sendOnce(deps, letter, recipient)))
  await tellSent(
    deps,
    letter,
    recipients.filter((_, at) => isSent(results[at])),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

const isSent = (result?: PromiseSettledResult<boolean>) => result?.status === 'fulfilled' && result.value

/** Records the request for each plaque in the message, unless the message reached nobody. */
async function tellSent(
  deps: DeliveryDeps,
  { message, present, others }: Letter,
  recipients: readonly Recipient[],
): Promise<void> {
  const { kind, id: messageId, by } = message
  if (recipients.length === 0 || !isAsking(kind)) return
  const asking = { kind, messageId, by, channels: recipients.map(({ channel }) => channel) }
  await deps.db.transaction(async (tx) => {
    await recordRequest(tx, message, present, asking, deps.now())
    for (const { of, present: other } of others) {
      await recordRequest(tx, of, other, { ...asking, messageId: `${messageId}-${of.lineId}` }, deps.now())
    }
  })
}

function factsToJudge(message: Payload, present: PresentLine) {
  const { ended, request, booking } = present
  const isAsked = request !== null && request.answeredAt === null && opensOwnerPages(booking.ownerPhone)
  const isAskedAnew = isAsked && ended !== null && request.requestedAt >= ended.at
  return { ...present, isAskedAnew, isCurrent: isCurrent(message, present) }
}

function isCurrent({ requestId, version }: Payload, present: PresentLine): boolean {
  return version === '' ? String(currentRequest(present)?.id) === requestId : String(present.version) === version
}

/** Whether another message was sent within a day. */
async function isTooSoon({ db, now }: DeliveryDeps, { id, requestId }: Payload): Promise<boolean> {
  const others = await db
    .select({ sentAt: ownerMessages.sentAt })
    .from(ownerMessages)
    .where(and(eq(ownerMessages.requestId, Number(requestId)), notLike(ownerMessages.id, `${id}%`)))
  return isJustWritten(
    others.map(({ sentAt }) => sentAt),
    now(),
  )
}

function waysOf(kind: MessageKind, { booking, practice, brand }: PresentLine, hasSms: boolean): readonly Recipient[] {
  if (kind === 'overdue') return brand ? [{ channel: 'mail', to: brand.email }] : []
  if (kind === 'ownerApproved' || kind === 'ownerAsksChanges')
    return channelsTo({ email: practice.email, phone: '' }, false)
  const owner = { email: booking.details.owner?.email ?? '', phone: booking.ownerPhone }
  if (kind === 'withdrawn') return channelsTo(owner, hasSms)
  return kind === 'approved' ? channelsTo(owner, false) : channelsForRequest(owner, hasSms)
}

/**
 * Records the message and its recipients. Null if another plaque's message has already asked about this one; the
 * booking is locked, so that one of two concurrent messages is sent.
 */
function claim(
  { db, now }: DeliveryDeps,
  message: Payload,
  present: PresentLine,
  recipients: readonly Recipient[],
): Promise<Letter | null> {
  const { practiceId, bookingId, lineId, kind, id, requestId } = message
  return db.transaction(async (tx) => {
    const isBooking = and(eq(bookings.practiceId, practiceId), eq(bookings.id, bookingId))
    await tx.select({ id: bookings.id }).from(bookings).where(isBooking).for('update')
    if ((kind === 'ask' || kind === 'askAgain') && (await isAskedAlready(tx, message))) return null
    const together = isAsking(kind) ? await waitingPlaques(tx, message) : []
    const others = together.filter(({ of }) => of.lineId !== lineId)
    const own = { practiceId, bookingId, lineId, requestId: requestId === '' ? null : Number(requestId), end: '' }
    const each = [own, ...others.map(({ of, request }) => ({ ...of, requestId: request.id, end: `-${of.lineId}` }))]
    for (const { channel, to: recipient } of recipients) {
      const rows = each.map(({ end, ...of }) => ({ ...of, id: `${id}-${channel}${end}`, kind, channel, recipient }))
      const noted = rows.map((row) => ({ ...row, createdAt: now() }))
      await tx.insert(ownerMessages).values(noted).onConflictDoNothing()
      const isUnsent = and(isNull(ownerMessages.sentAt), isNull(ownerMessages.refusedAt))
      await tx
        .update(ownerMessages)
        .set({ recipient })
        .where(and(isOfMessage(`${id}-${channel}`), isUnsent))
    }
    return { message, present, others }
  })
}

/** The rows of a message, one for each plaque that it names. */
export const isOfMessage = (id: string) => or(eq(ownerMessages.id, id), like(ownerMessages.id, `${id}-%`))

async function isAskedAlready(tx: Db, { id, requestId }: Payload): Promise<boolean> {
  const count = await tx.$count(
    ownerMessages,
    and(
      eq(ownerMessages.requestId, Number(requestId)),
      inArray(ownerMessages.kind, ['ask', 'askAgain']),
      isNull(ownerMessages.refusedAt),
      notLike(ownerMessages.id, `${id}%`),
    ),
  )
  return count > 0
}

/**
 * Sends with a fixed id, so that an attempt after a crash does not send twice. Returns whether the message went out,
 * now or before.
 */
async function sendOnce(deps: DeliveryDeps, letter: Letter, recipient: Recipient): Promise<boolean> {
  const id = `${letter.message.id}-${recipient.channel}`
  const [before] = await deps.db.select().from(ownerMessages).where(eq(ownerMessages.id, id))
  if (before?.sentAt ?? before?.refusedAt) return !before?.refusedAt
  try {
    await send(deps, id, letter, recipient)
    await note(deps.db, id, { sentAt: deps.now() })
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await note(deps.db, id, { refusedAt: deps.now(), reason: error.message })
    return false
  }
}

async function note(db: Db, id: string, what: Partial<typeof ownerMessages.$inferInsert>): Promise<void> {
  await db.update(ownerMessages).set(what).where(isOfMessage(id))
}

async function send(deps: DeliveryDeps, id: string, { message, present, others }: Letter, recipient: Recipient) {
  const { mail, sms } = deps
  const { kind } = message
  const facts = factsOf(deps, message, present, others)
  if (recipient.channel === 'mail') return mail.send({ id, to: recipient.to, ...emailFor(kind, facts) })
  if (kind !== 'ask' && kind !== 'askAgain' && kind !== 'reminder' && kind !== 'withdrawn') return
  await sms?.send({ key: id, to: recipient.to, text: smsFor(kind, facts) })
}
