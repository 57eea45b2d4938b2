import { ATTENTION_KINDS } from '@portal/domain'
import type { AttentionKind } from '@portal/domain'
import { attentionKindsAt } from '@portal/domain-bundled/attention'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { preparedOn } from '../../db/prepared'
import { bookings } from '../../db/schema/booking'
import type { Tenant } from '../../session/tenant'
import { value } from './conditions'
import { namesOf, waitingRows } from './waiting'

/** A wait that began before this moment has lasted too long, by kind. */
export type AttentionDeadlines = Readonly<Record<AttentionKind, Date>>

/** The number of bookings that have waited too long, by kind, and the oldest start. */
export async function attentionOf(db: Db, tenant: Tenant, before: AttentionDeadlines) {
  const values = await waitingValues(db, tenant, before)
  const rows = await preparedOn(db, summary).execute({ practiceId: tenant.practiceId, ...values })
  return ATTENTION_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind))
}

/**
 * Parameters for queries of waiting bookings: per kind the latest start, and the facets at which a booking may wait.
 */
export async function waitingValues(db: Db, { practiceId }: Tenant, before: AttentionDeadlines) {
  const known = await preparedOn(db, facetsOf).execute({ practiceId })
  const facets = known.map(({ id, ...facet }) => ({ id, kinds: attentionKindsAt(facet) }))
  return Object.fromEntries(
    ATTENTION_KINDS.flatMap((kind) => [
      [namesOf(kind).facets, facets.flatMap(({ id, kinds }) => (kinds.includes(kind) ? [id] : []))],
      [namesOf(kind).before, before[kind].toISOString()],
    ]),
  )
}

const facetsOf = (db: Db) =>
  db
    .select({
      id: sql<number>`f.id`,
      stage: sql<string>`f.stage`,
      serviceType: sql<string>`f.service_key`,
      relationship: sql<string>`f.relationship`,
    })
    .from(sql`own_booking_facets f where f.practice_id = ${value('practiceId')}`)
    .prepare('facets_of_practice')

const ofEachKind = sql.join(
  ATTENTION_KINDS.map((kind) => sql`select ${sql.raw(`'${kind}'`)} as kind, w.since from (${waitingRows(kind)}) w`),
  sql` union all `,
)

const summary = (db: Db) =>
  db
    .select({
      kind: sql<AttentionKind>`w.kind`,
      count: sql<number>`count(*)::int`,
      since: sql`min(w.since)`.mapWith(bookings.dateEntered),
    })
    .from(sql`(${ofEachKind}) w`)
    .groupBy(sql`w.kind`)
    .prepare('attention')
