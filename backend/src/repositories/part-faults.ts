import { createHash } from 'node:crypto'
import { dayOf } from '@portal/domain'
import { faultWords } from '@portal/domain/fault-words'
import { MOST_FAULTS } from '@portal/api-client/contract/part'
import type { PartFault } from '@portal/api-client/contract/part-faults'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { partFaults } from '../db/schema/part-faults'

/** Kinds that are kept of a remote and a day, so that nobody fills the database with faults of their own making. */
const MOST_KINDS = 200
/** … and of all remotes together. */
const MOST_KINDS_OF_ALL = 2000

/** Adds a fault to its kind of this day; a new kind for which there is no room is left out. */
export async function addPartFault(db: Db, told: PartFault, now: Date): Promise<void> {
  const fault = { ...told, message: faultWords(told.message), stack: told.stack.join('\n') }
  const { remote, version, channel, page, message, stack } = fault
  const kind = { day: dayOf(now, 'UTC'), digest: digestOf([remote, version, channel, page, message, stack]) }
  await db.transaction(async (tx) => {
    if (!(await hasRoom(tx, { ...kind, remote }))) return
    await tx
      .insert(partFaults)
      .values({ ...kind, ...fault, times: 1, firstAt: now, lastAt: now })
      .onConflictDoUpdate({
        target: [partFaults.day, partFaults.digest],
        set: { times: sql`${partFaults.times} + 1`, lastAt: sql`greatest(${partFaults.lastAt}, excluded.last_at)` },
      })
  })
}

const digestOf = (parts: readonly (string | null)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Whoever brings a new kind waits for others who do: the room is for all of them. */
async function hasRoom(tx: Db, { day, digest, remote }: { day: string; digest: string; remote: string }) {
  const isKnown = await tx
    .select({ day: partFaults.day })
    .from(partFaults)
    .where(and(eq(partFaults.day, day), eq(partFaults.digest, digest)))
  if (isKnown.length > 0) return true
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('part_faults'))`)
  const [kept] = await tx
    .select({ all: count(), own: sql`count(*) filter (where ${partFaults.remote} = ${remote})`.mapWith(Number) })
    .from(partFaults)
    .where(eq(partFaults.day, day))
  return kept !== undefined && kept.all < MOST_KINDS_OF_ALL && kept.own < MOST_KINDS
}

interface Asked {
  readonly remote: string
  readonly version?: string | null | undefined
  readonly since: Date
}

/** Kinds of faults of a remote that were met since the day of a moment began, the latest first. */
export async function partFaultsSince(db: Db, { remote, version, since }: Asked) {
  const { day, channel, page, message, stack, times, firstAt, lastAt } = partFaults
  const from = dayOf(since, 'UTC')
  const last = sql`max(${lastAt})`.mapWith(lastAt)
  const rows = await db
    .select({
      version: partFaults.version,
      channel,
      page,
      message,
      stack,
      times: sql`sum(${times}) filter (where ${day} >= ${from})`.mapWith(Number),
      first: sql`min(${firstAt})`.mapWith(firstAt),
      last,
    })
    .from(partFaults)
    .where(and(eq(partFaults.remote, remote), version == null ? undefined : eq(partFaults.version, version)))
    .groupBy(partFaults.version, channel, page, message, stack)
    .having(sql`max(${day}) >= ${from}`)
    .orderBy(desc(sql`max(${lastAt})`), partFaults.version, message)
    .limit(MOST_FAULTS)
  return rows.map(({ first, last: latest, stack: lines, ...kind }) => ({
    ...kind,
    stack: lines === '' ? [] : lines.split('\n'),
    first_seen: first.toISOString(),
    last_seen: latest.toISOString(),
  }))
}
