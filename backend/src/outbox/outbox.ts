import { addTime } from '@portal/domain'
import { and, asc, count, eq, isNull, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { outbox } from '../db/schema/outbox'

/** What is done at other services after a commit; `deliveries.ts` says how. */
export const OUTBOX_KINDS = [
  'picture',
  'proof',
  'account',
  'email',
  'ownerMessage',
  'bookingEvent',
  'revocation',
] as const
export type OutboxKind = (typeof OUTBOX_KINDS)[number]

/** Something to be done, until it is done [OPEN-90]. */
export interface OutboxItem {
  readonly id: number
  readonly payload: unknown
  readonly bytes: Uint8Array | null
  /** Which try this is, from 1. */
  readonly attempts: number
}

/** Tries after which operators are told. */
export const FAILING_AFTER = 5
const LONGEST_PAUSE_S = 300
/** Longer than any delivery takes: a process that died in the middle leaves its item to others. */
const LEASE_S = 60

interface NewItem {
  readonly kind: OutboxKind
  /** Items of one kind with the same payload are done one after the other. */
  readonly payload: Readonly<Record<string, string>>
  readonly bytes?: Uint8Array
}

/** Adds what is to be done at a moment, now or later, in the transaction that makes it necessary. */
export async function addToOutbox(tx: Db, item: NewItem, at: Date): Promise<void> {
  await tx.insert(outbox).values({ ...item, createdAt: at, nextAt: at })
}

const isWaiting = (kind: OutboxKind) => and(eq(outbox.kind, kind), isNull(outbox.doneAt))
/**
 * Of those that say the same the earliest. As a list that is made once: joined or compared row by row, hundreds that wait
 * for a service that is away cost a second each time, since statements are planned while the table is empty (ADR 0006).
 */
const isFirst = (kind: OutboxKind) => sql`${outbox.id} = any (array(select min(each.id) from ${outbox} as each
  where each.done_at is null and each.kind = ${kind} group by each.payload))`

/** Whether something with such a payload waits; a practice asks of its own, and reads no other word of the outbox. */
export async function isQueued(tx: Db, kind: OutboxKind, payload: Readonly<Record<string, string>>): Promise<boolean> {
  const found = sql<boolean>`is_queued(${kind}, ${JSON.stringify(payload)}::jsonb)`
  const [row] = await tx.select({ found }).from(sql`(values (1)) as once`)
  return row?.found === true
}

/**
 * Reschedules queued items with this payload that were not tried yet, and returns whether there were any. A practice
 * can reschedule only its own items.
 */
export async function moveQueued(
  tx: Db,
  kind: OutboxKind,
  payload: Readonly<Record<string, string>>,
  at: Date,
): Promise<boolean> {
  const moved = sql<boolean>`move_queued(${kind}, ${JSON.stringify(payload)}::jsonb, ${at.toISOString()}::timestamptz)`
  const [row] = await tx.select({ moved }).from(sql`(values (1)) as once`)
  return row?.moved === true
}

/** The kinds of which something is due: one statement after a commit, where each kind would look for itself. */
export async function dueKinds(db: Db, now: Date): Promise<OutboxKind[]> {
  const rows = await db
    .selectDistinct({ kind: outbox.kind })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.nextAt, now)))
  return OUTBOX_KINDS.filter((kind) => rows.some((row) => row.kind === kind))
}

/** Takes what is due, so that nobody else does meanwhile; null when nothing is. */
export async function takeNext(db: Db, kind: OutboxKind, now: Date): Promise<OutboxItem | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting(kind), lte(outbox.nextAt, now), isFirst(kind)))
    .orderBy(asc(outbox.nextAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [item] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: addTime(now, LEASE_S, 'second') })
    .where(eq(outbox.id, sql`(${due})`))
    .returning()
  return item ?? null
}

export async function markDone(db: Db, { id }: OutboxItem, now: Date): Promise<void> {
  await db.update(outbox).set({ doneAt: now, bytes: null, lastError: null }).where(eq(outbox.id, id))
}

/** Tries again after 1 s, 2 s, 4 s, at last every 5 min, for ever. */
export async function postpone(db: Db, { id, attempts }: OutboxItem, error: string, now: Date): Promise<void> {
  const pause = Math.min(2 ** (attempts - 1), LONGEST_PAUSE_S)
  await db
    .update(outbox)
    .set({ lastError: error, nextAt: addTime(now, pause, 'second') })
    .where(eq(outbox.id, id))
}

/** When something of this kind can be taken; null when nothing waits. */
export async function nextDue(db: Db, kind: OutboxKind): Promise<Date | null> {
  const [row] = await db
    .select({ at: outbox.nextAt })
    .from(outbox)
    .where(and(isWaiting(kind), isFirst(kind)))
    .orderBy(asc(outbox.nextAt))
    .limit(1)
  return row?.at ?? null
}

/** What waits, for operators; what is for a later day does not. */
export async function outboxState(db: Db, now: Date) {
  const [row] = await db
    .select({
      waiting: count(),
      oldest: min(outbox.createdAt),
      failing: sql<number>`count(*) filter (where ${outbox.attempts} >= ${FAILING_AFTER})`.mapWith(Number),
    })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.createdAt, now)))
  const { waiting = 0, oldest = null, failing = 0 } = row ?? {}
  const oldestSeconds = oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000))
  return { waiting, oldestSeconds, failing }
}
