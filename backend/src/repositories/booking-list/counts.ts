import type { AttentionKind } from '@portal/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { asked, holdsWords, isOwn, rowsOfFacets, value } from './conditions'
import { counted, MOST_COUNTED } from './counted'
import { memo } from './memo'
import { orderOf } from './orders'
import type { Order } from './orders'
import { allRows } from './plans/all'
import { rowsWithGrams } from './plans/searched'
import { rowsWaiting } from './plans/waiting'

/** How many fit the filters. */
export const countStatement = memo(
  ({ isNarrowed }: { isNarrowed: boolean }) =>
    (db: Db) =>
      db
        .select({ total: counted(isNarrowed ? rowsOfFacets : allRows) })
        .from(sql`(values (1)) as one`)
        .prepare(`list_count_${isNarrowed}`),
)

/** How many of what waits fit all else that is asked. */
export const waitingCountStatement = memo(
  ({ attention, isNarrowed }: { attention: AttentionKind; isNarrowed: boolean }) =>
    (db: Db) =>
      db
        .select({ total: counted(rowsWaiting(attention, isNarrowed)) })
        .from(sql`(values (1)) as one`)
        .prepare(`list_waiting_${attention}_${isNarrowed}`),
)

const newest = (count: number) => sql`(select l.* from booking_list l where ${isOwn}
  order by l.date_entered desc, l.order_id desc limit ${sql.raw(String(count))}) l`
const holds = (isNarrowed: boolean) => sql`${holdsWords} and ${asked(isNarrowed)}`

/** Rows that hold the words among the newest; no more than `most` are looked for. */
const heldByNewest = (isNarrowed: boolean, count: number, most: number) =>
  sql<number>`(select count(*)::int from (select 1 from ${newest(count)}
    where ${holds(isNarrowed)} limit ${sql.raw(String(most))}) met)`

/** Of so many newest bookings this many hold what takes long to look up, what is met everywhere, and what is in every seventh. */
const SAMPLE = { newest: 500, dear: 12, common: 40, inEverySeventh: 72 } as const

/** Of the newest how many hold the words, and which place the first of them has in the order of names that is asked for. */
const sampled = (isNarrowed: boolean, byName: Order | null) => {
  const place = byName ? sql`row_number() over (${orderOf(byName).by})` : sql`null::bigint`
  return sql`(select count(*) filter (where holds)::int as held, min(place) filter (where holds)::int as first
    from (select coalesce(${holds(isNarrowed)}, false) as holds, ${place} as place
      from ${newest(SAMPLE.newest)}) placed offset 0) as sample`
}

interface Search {
  readonly isNarrowed: boolean
  /** In the order of names, this one: how many there are is told with its page. */
  readonly byName: Order | null
}

/**
 * Whether the words are common, how many rows the order of names has for the first that holds what takes long to look
 * up, and how many hold them. What every seventh holds is counted among the newest, since to
 * look its grams up takes longer; what is rare only where that is asked.
 */
export const searchedStatement = memo(({ isNarrowed, byName }: Search) => (db: Db) => {
  const moreThan = (held: number) => sql<boolean>`held > ${sql.raw(String(held))}`
  const isCommon = moreThan(SAMPLE.common)
  const most = MOST_COUNTED + 1
  const areMany = sql`${heldByNewest(isNarrowed, 8 * MOST_COUNTED, most)} = ${sql.raw(String(most))}`
  const searched = counted(rowsWithGrams(isNarrowed))
  return db
    .select({
      isCommon,
      rowsToFirst: sql<number | null>`case when ${moreThan(SAMPLE.dear)} then first end`,
      total: sql<number | null>`case when ${moreThan(SAMPLE.inEverySeventh)} and ${areMany} then ${value('most')}::int
        when ${byName ? isCommon : sql`true`} then ${searched} end`,
    })
    .from(sampled(isNarrowed, byName))
    .prepare(`list_searched_${isNarrowed}_${byName?.sort}_${byName?.direction}`)
})
