import type { AttentionKind } from '@portal/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { asked, holdsWords, isBetween, isOwn, rowsOfFacets, value } from './conditions'
import { counted, MOST_COUNTED } from './counted'
import { memo } from './memo'
import type { Order } from './orders'
import { allRows } from './plans/all'
import { firstRows } from './plans/near'
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

const raw = (count: number) => sql.raw(String(count))
const newest = (count: number) => sql`(select l.* from own_booking_list l where ${isOwn}
  order by l.date_entered desc, l.order_id desc limit ${raw(count)}) l`
const holds = (isNarrowed: boolean) => sql`${holdsWords} and ${asked(isNarrowed)}`

/** Rows that hold the words among the newest; no more than `most` are looked for. */
const heldByNewest = (isNarrowed: boolean, count: number, most: number) =>
  sql<number>`(select count(*)::int from (select 1 from ${newest(count)}
    where ${holds(isNarrowed)} limit ${raw(most)}) met)`

/** Of so many newest bookings this many hold what takes long to look up, what is met everywhere, and what is in every seventh. */
const SAMPLE = { newest: 500, dear: 12, common: 40, inEverySeventh: 72 } as const

/** So many of the first rows of an order are looked at before more of it is read. */
export const LOOKED_AT = 500

/** Of the newest how many hold the words. */
const sampled = (isNarrowed: boolean) =>
  sql`(select count(*)::int as held from ${newest(SAMPLE.newest)} where ${holds(isNarrowed)} offset 0) as sample`

/** How many of the first rows of an order hold the words. */
const heldByFirst = (isNarrowed: boolean, order: Order) =>
  sql`(select count(*)::int from ${firstRows(order, raw(LOOKED_AT))} where ${holds(isNarrowed)})`

/** Whether more begin with the word than are counted, by this name: told by the index of its order alone. */
const areManyBy = (name: string) => {
  const column = sql.raw(name)
  const rows = sql`own_booking_list l where ${isOwn} and ${isBetween(column)} and l.${column} like ${value('beginning')}::text
    order by l.${column}`
  return sql`${counted(rows)} = ${value('most')}::int`
}
const areManyByName = sql`(${areManyBy('pet_sort')} or ${areManyBy('owner_sort')})`

interface Search {
  readonly isNarrowed: boolean
  /** In the order of names, this one: how many there are is told with its page. */
  readonly byName: Order | null
}

/**
 * Whether the words are common; of what takes long to look up, how many of the first rows in the order of names hold it,
 * since those with one name stand together; and how many hold them. Where many have it for a name, the index of that name
 * tells so; what every seventh holds is counted among the newest, since to look its grams up takes longer; what is rare
 * only where that is asked.
 */
export const searchedStatement = memo(({ isNarrowed, byName }: Search) => (db: Db) => {
  const moreThan = (held: number) => sql<boolean>`held > ${raw(held)}`
  const isCommon = moreThan(SAMPLE.common)
  const most = MOST_COUNTED + 1
  const areMany = sql`${heldByNewest(isNarrowed, 8 * MOST_COUNTED, most)} = ${raw(most)}`
  const searched = counted(rowsWithGrams(isNarrowed))
  return db
    .select({
      isCommon,
      first: byName
        ? sql<number | null>`case when ${moreThan(SAMPLE.dear)} then ${heldByFirst(isNarrowed, byName)} end`
        : sql<null>`null::int`,
      total: sql<number | null>`case when ${areManyByName} then ${value('most')}::int
        when ${moreThan(SAMPLE.inEverySeventh)} and ${areMany} then ${value('most')}::int
        when ${byName ? isCommon : sql`true`} then ${searched} end`,
    })
    .from(sampled(isNarrowed))
    .prepare(`list_searched_${isNarrowed}_${byName?.sort}_${byName?.direction}`)
})
