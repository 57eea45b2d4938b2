import { addTime } from '@portal/domain'
import { and, asc, count, eq, isNull, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { outbox } from '../db/schema/outbox'

/** Work at other services after a commit; `deliveries.ts` has their delivery functions. */
export const OUTBOX_KINDS = [
  'picture',
  'proof',
  'ownerWords',
  'account',
  'email',
  'ownerMessage',
  'bookingEvent',
  'revocation',
] as const
export type OutboxKind = (typeof OUTBOX_KINDS)[number]

/** A queued piece of work [OPEN-90]. */
export interface OutboxItem {
  readonly id: number
  readonly payload: unknown
  readonly bytes: Uint8Array | null
  /** Number of this attempt, from 1. */
  readonly attempts: number
}

/** Failed attempts after which a warning is logged for operators. */
export const FAILING_AFTER = 5
const LONGEST_PAUSE_S = 300
/**
 * Lease of an item in seconds, longer than any delivery. Then another process may take the item of a process that died.
 */
const LEASE_S = 60

interface NewItem {
  readonly kind: OutboxKind
  /** Items of one kind with equal payloads are delivered one after the other. */
  readonly payload: Readonly<Record<string, string>>
  readonly bytes?: Uint8Array
}

/** Adds work that is due at a moment, in the transaction that requires it. */
export async function addToOutbox(tx: Db, item: NewItem, at: Date): Promise<void> {
  await tx.insert(outbox).values({ ...item, dueAt: at, nextAt: at })
}

const isWaiting = (kind: OutboxKind) => and(eq(outbox.kind, kind), isNull(outbox.doneAt))
/**
 * Whether an item is the first with its payload. An uncorrelated subquery, because PostgreSQL plans it while the table
 * is empty. A join took a second with hundreds of waiting items.
 */
const isFirst = (kind: OutboxKind) => sql`${outbox.id} = any (array(select min(each.id) from ${outbox} as each
  where each.done_at is null and each.kind = ${kind} group by each.payload))`

/**
 * Whether an item with this payload waits. A practice can ask for its own items only, and reads nothing else of the
 * outbox.
 */
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

/** Returns the kinds with due items. One statement after a commit replaces a statement for each kind. */
export async function dueKinds(db: Db, now: Date): Promise<OutboxKind[]> {
  const rows = await db
    .selectDistinct({ kind: outbox.kind })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.nextAt, now)))
  return OUTBOX_KINDS.filter((kind) => rows.some((row) => row.kind === kind))
}

/** Leases the next due item and returns it; null without a due item. */
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

/** Schedules the next attempt: after 1 s, 2 s, 4 s and so on, at most every 5 min, without end. */
export async function postpone(db: Db, { id, attempts }: OutboxItem, error: string, now: Date): Promise<void> {
  const pause = Math.min(2 ** (attempts - 1), LONGEST_PAUSE_S)
  await db
    .update(outbox)
    .set({ lastError: error, nextAt: addTime(now, pause, 'second') })
    .where(eq(outbox.id, id))
}

/** When the next item of this kind is due; null if nothing waits. */
export async function nextDue(db: Db, kind: OutboxKind): Promise<Date | null> {
  const [row] = await db
    .select({ at: outbox.nextAt })
    .from(outbox)
    .where(and(isWaiting(kind), isFirst(kind)))
    .orderBy(asc(outbox.nextAt))
    .limit(1)
  return row?.at ?? null
}

/** State of the queue for operators, without items for later days. */
export async function outboxState(db: Db, now: Date) {
  const [row] = await db
    .select({
      waiting: count(),
      oldest: min(outbox.dueAt),
      failing: sql<number>`count(*) filter (where ${outbox.attempts} >= ${FAILING_AFTER})`.mapWith(Number),
    })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.dueAt, now)))
  const { waiting = 0, oldest = null, failing = 0 } = row ?? {}
  const oldestSeconds = oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000))
  return { waiting, oldestSeconds, failing }
}
