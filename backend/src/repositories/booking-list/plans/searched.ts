import { sql } from 'drizzle-orm'
import { matchesFilters, holdsWords, onePage, value } from '../conditions'
import { orderOf } from '../orders'
import type { Plan } from './plan'

/** The grams begin with a mark of the practice. A separate condition would tempt the planner to another index. */
export const hasGrams = sql`search_grams(l.practice_id, l.search_text, true) @> search_keys(${value('practiceId')}, ${value('words')}::text[])`
/** Rechecks what grams do not guarantee. */
export const isMeant = sql`l.practice_id is not distinct from ${value('practiceId')} and ${holdsWords}`

/** All rows with the words, found by their grams. */
export const rowsWithGrams = (isNarrowed: boolean) =>
  sql`own_booking_list l where ${hasGrams} and ${isMeant} and ${matchesFilters(isNarrowed)}`

/** All rows with the words, found by their grams and sorted. For few matches. */
export const searched: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys}, count(*) over ()::int as total from ${rowsWithGrams(isNarrowed)} ${by} ${onePage}`
  },
  total: sql`l.total`,
}
