import type { AttentionKind } from '@portal/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { memoByShape } from '../../db/prepared'
import { matchesFilters, holdsWords, isBetween, isOwn, rowsOfFacets, value, counted, MOST_COUNTED } from './conditions'
import type { Order } from './orders'
import { allRows, rowsWithGrams, firstRows, rowsWaiting } from './plans'

/** Number of rows that match the filters. */
export const countStatement = memoByShape(
  ({ isNarrowed }: { isNarrowed: boolean }) =>
    (db: Db) =>
      db
        .select({ total: counted(isNarrowed ? rowsOfFacets : allRows) })
        .from(sql`(values (1)) as one`)
        .prepare(`list_count_${isNarrowed}`),
)

/** Number of waiting bookings that match the other filters. */
export const waitingCountStatement = memoByShape(
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
const holds = (isNarrowed: boolean) => sql`${holdsWords} and ${matchesFilters(isNarrowed)}`

/** Number of the newest rows that contain the words, up to `most`. */
const heldByNewest = (isNarrowed: boolean, count: number, most: number) =>
  sql<number>`(select count(*)::int from (select 1 from ${newest(count)}
    where ${holds(isNarrowed)} limit ${raw(most)}) met)`

/**
 * Thresholds among the newest bookings: from `dear` on an index lookup is slow, from `common` on a match is everywhere,
 * and `inEverySeventh` is a seventh.
 */
const SAMPLE = { newest: 500, dear: 12, common: 40, inEverySeventh: 72 } as const

/** Rows at the beginning of an order that are checked before more are read. */
export const LOOKED_AT = 500

/** Number of the newest rows that contain the words. */
const sampled = (isNarrowed: boolean) =>
  sql`(select count(*)::int as held from ${newest(SAMPLE.newest)} where ${holds(isNarrowed)} offset 0) as sample`

/** Number of the first rows of an order that contain the words. */
const heldByFirst = (isNarrowed: boolean, order: Order) =>
  sql`(select count(*)::int from ${firstRows(order, raw(LOOKED_AT))} where ${holds(isNarrowed)})`

/** Whether more names begin with the word than are counted, by the index of that name only. */
const areManyBy = (name: string) => {
  const column = sql.raw(name)
  const rows = sql`own_booking_list l where ${isOwn} and ${isBetween(column)} and l.${column} like ${value('beginning')}::text
    order by l.${column}`
  return sql`${counted(rows)} = ${value('most')}::int`
}
const areManyByName = sql`(${areManyBy('pet_sort')} or ${areManyBy('owner_sort')})`

interface Search {
  readonly isNarrowed: boolean
  /** The name order of the search, whose count comes with its page; null for other orders. */
  readonly byName: Order | null
}

/**
 * Estimates for a search: whether the words are common, how many of the first rows in name order contain slow words
 * (equal names stand together), and the number of matches. Names with many matches are recognised by their index. Words
 * in every seventh row are counted among the newest, because their grams take longer. Rare words are only counted on
 * request.
 */
export const searchedStatement = memoByShape(({ isNarrowed, byName }: Search) => (db: Db) => {
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
