import { isJustWritten, stillHolds, waysTo, waysToAsk } from '@portal/domain/asking'
import type { MessageKind } from '@portal/domain/asking'
import { and, eq, notLike } from 'drizzle-orm'
import * as v from 'valibot'
import type { MessageChannel } from '@portal/domain/plaque'
import type { Db } from '../db/connect'
import type { Deps } from '../deps'
import { ownerMessages } from '../db/schema/owner-request'
import type { OutboxItem } from '../outbox/outbox'
import { Refusal } from '../services/refusal'
import { currentRequest, presentLine } from './present-line'
import type { OwnersLine, PresentLine } from './present-line'
import { factsOf } from './facts'
import { isAsking, tellAsked } from './history'
import { emailFor, smsFor } from './texts'

const MESSAGE_KINDS = [
  'ask',
  'askAgain',
  'reminder',
  'approved',
  'ownerApproved',
  'ownerAsksChanges',
  'overdue',
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
  /** Of messages from before it was told there is none. */
  by: v.optional(v.string(), ''),
})
type Payload = v.InferOutput<typeof PayloadSchema>

type Means = Pick<Deps, 'db' | 'mail' | 'sms' | 'portal' | 'links' | 'now'>

interface Way {
  readonly channel: MessageChannel
  readonly to: string
}

/** Sends what was written down, if it is still true, by every way to its receiver; what was sent is not sent again. */
export async function deliverOwnerMessage(means: Means, { payload }: OutboxItem): Promise<void> {
  const message = v.parse(PayloadSchema, payload)
  const present = await presentLine(means.db, message)
  if (present === null || !stillHolds(message.kind, { ...present, isCurrent: isCurrent(message, present) })) return
  if (message.kind === 'reminder' && message.when === 'later' && (await isTooSoon(means, message))) return
  const ways = waysOf(message.kind, present, means.sms !== null)
  const results = await Promise.allSettled(ways.map((way) => sendOnce(means, message, present, way)))
  await tellSent(
    means,
    message,
    present,
    ways.filter((_, at) => isSent(results[at])),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

const isSent = (result?: PromiseSettledResult<boolean>) => result?.status === 'fulfilled' && result.value

/** What has reached nobody was not asked. */
async function tellSent(means: Means, message: Payload, present: PresentLine, ways: readonly Way[]): Promise<void> {
  const { kind, id: messageId, by } = message
  if (ways.length === 0 || !isAsking(kind)) return
  const asking = { kind, messageId, by, ways: ways.map(({ channel }) => channel) }
  await means.db.transaction((tx) => tellAsked(tx, message, present, asking, means.now()))
}

function isCurrent({ requestId, version }: Payload, present: PresentLine): boolean {
  return version === '' ? String(currentRequest(present)?.id) === requestId : String(present.version) === version
}

/** Staff had the owner written to just now, or an earlier reminder was late. */
async function isTooSoon({ db, now }: Means, { id, requestId }: Payload): Promise<boolean> {
  const others = await db
    .select({ sentAt: ownerMessages.sentAt })
    .from(ownerMessages)
    .where(and(eq(ownerMessages.requestId, Number(requestId)), notLike(ownerMessages.id, `${id}%`)))
  return isJustWritten(
    others.map(({ sentAt }) => sentAt),
    now(),
  )
}

function waysOf(kind: MessageKind, { booking, practice, brand }: PresentLine, hasSms: boolean): readonly Way[] {
  if (kind === 'overdue') return brand ? [{ channel: 'mail', to: brand.email }] : []
  if (kind === 'ownerApproved' || kind === 'ownerAsksChanges')
    return waysTo({ email: practice.email, phone: '' }, false)
  const owner = { email: booking.details.owner?.email ?? '', phone: booking.ownerPhone }
  return kind === 'approved' ? waysTo(owner, false) : waysToAsk(owner, hasSms)
}

/**
 * Handed over under one id however often it is tried: a process that dies before it notes so is followed by another.
 * Answers whether it went out, now or before.
 */
async function sendOnce(means: Means, message: Payload, present: PresentLine, way: Way): Promise<boolean> {
  const id = `${message.id}-${way.channel}`
  const before = await noteTry(means.db, id, message, way, means.now())
  if (before.isOver) return before.isSent
  try {
    await send(means, id, message, present, way)
    await note(means.db, id, { sentAt: means.now() })
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await note(means.db, id, { refusedAt: means.now(), reason: error.message })
    return false
  }
}

/** Writes down to whom it goes, as the booking has it now; whether it was sent or refused before. */
async function noteTry(db: Db, id: string, message: Payload, { channel, to }: Way, now: Date): Promise<Tried> {
  const { practiceId, bookingId, lineId, kind, requestId } = message
  const of: OwnersLine = { practiceId, bookingId, lineId }
  const row = { ...of, id, kind, channel, recipient: to, requestId: requestId === '' ? null : Number(requestId) }
  await db
    .insert(ownerMessages)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing()
  const [noted] = await db.select().from(ownerMessages).where(eq(ownerMessages.id, id))
  const isOver = Boolean(noted?.sentAt ?? noted?.refusedAt)
  if (!isOver && noted?.recipient !== to) await note(db, id, { recipient: to })
  return { isOver, isSent: isOver && !noted?.refusedAt }
}

interface Tried {
  readonly isOver: boolean
  readonly isSent: boolean
}

async function note(db: Db, id: string, what: Partial<typeof ownerMessages.$inferInsert>): Promise<void> {
  await db.update(ownerMessages).set(what).where(eq(ownerMessages.id, id))
}

async function send(means: Means, id: string, message: Payload, present: PresentLine, way: Way) {
  const { mail, sms } = means
  const { kind } = message
  const facts = factsOf(means, message, present)
  if (way.channel === 'mail') return mail.send({ id, to: way.to, ...emailFor(kind, facts) })
  if (kind !== 'ask' && kind !== 'askAgain' && kind !== 'reminder') return
  await sms?.send({ key: id, to: way.to, text: smsFor(kind, facts) })
}
