import type { AttentionKind } from '@portal/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect'
import { asked, holdsWords, isOwn, rowsOfFacets, value } from './conditions'
import { counted, MOST_COUNTED } from './counted'
import { memo } from './memo'
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

/** Rows that hold the words among the newest; no more than `most` are looked for. */
const heldByNewest = (isNarrowed: boolean, newest: number, most: number) =>
  sql<number>`(select count(*)::int from (select 1 from (
    select l.* from booking_list l where ${isOwn} order by l.date_entered desc, l.order_id desc
    limit ${sql.raw(String(newest))}) l where ${holdsWords} and ${asked(isNarrowed)} limit ${sql.raw(String(most))}) met)`

/** Of so many newest bookings this many hold what is met everywhere, and what is in every seventh. */
const SAMPLE = { newest: 500, common: 40, inEverySeventh: 72 } as const

/**
 * Whether the words are common, and how many hold them. What every seventh holds is counted among the newest, since to
 * look its grams up takes longer; what is rare only where that is asked.
 */
export const searchedStatement = memo((search: { isNarrowed: boolean; isCounted: boolean }) => (db: Db) => {
  const { isNarrowed, isCounted } = search
  const moreThan = (held: number) => sql<boolean>`held > ${sql.raw(String(held))}`
  const isCommon = moreThan(SAMPLE.common)
  const most = MOST_COUNTED + 1
  const areMany = sql`${heldByNewest(isNarrowed, 8 * MOST_COUNTED, most)} = ${sql.raw(String(most))}`
  const searched = counted(rowsWithGrams(isNarrowed))
  return db
    .select({
      isCommon,
      total: sql<number | null>`case when ${moreThan(SAMPLE.inEverySeventh)} and ${areMany} then ${value('most')}::int
        when ${isCounted ? sql`true` : isCommon} then ${searched} end`,
    })
    .from(sql`(select ${heldByNewest(isNarrowed, SAMPLE.newest, SAMPLE.newest)} as held offset 0) as sample`)
    .prepare(`list_searched_${Object.values(search).join('_')}`)
})
