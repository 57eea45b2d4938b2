import { sql } from 'drizzle-orm'
import { asked, holdsWords, onePage, value } from '../conditions'
import { orderOf } from '../orders'
import type { Plan } from './plan'

/** The practice is in the grams, nearly; written so, no other index is tempting. */
export const hasGrams = sql`search_grams(l.practice_id, l.search_text, true) @> search_keys(${value('practiceId')}, ${value('words')}::text[])`
/** What the grams do not say for certain. */
export const isMeant = sql`l.practice_id is not distinct from ${value('practiceId')} and ${holdsWords}`

/** All that holds the words, by their grams. */
export const rowsWithGrams = (isNarrowed: boolean) =>
  sql`own_booking_list l where ${hasGrams} and ${isMeant} and ${asked(isNarrowed)}`

/** All that holds the words, by their grams, sorted. For few. */
export const searched: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys}, count(*) over ()::int as total from ${rowsWithGrams(isNarrowed)} ${by} ${onePage}`
  },
  total: sql`l.total`,
}
