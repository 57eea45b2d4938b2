import type { AttentionKind } from '@portal/domain'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  counted,
  facets as fittingFacets,
  hideFromPlanner,
  holdsWords,
  isBetween,
  isOwn,
  isWithin,
  matchesFilters,
  onePage,
  rowsOfFacets,
  value,
} from './conditions'
import { listed, ORDERS, orderOf, withinFacet } from './orders'
import type { Order } from './orders'
import { waitingNarrowRows } from './waiting'

/** A way to find bookings, using indexes of `booking_list` only. */
export interface Plan {
  /** One page in order: the columns of the order, and `total` if the rows include it. */
  readonly page: (order: Order, isNarrowed: boolean) => SQL
  /** The number of matches, if the page query knows it: an expression over the page `l`. */
  readonly total: SQL<number | null>
}

/** All bookings of the practice. */
export const allRows = sql`own_booking_list l where ${isOwn}`

/** Without filters: reads the index of the order from its end. */
export const all: Plan = {
  page: (order) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys} from ${allRows} ${by} ${onePage}`
  },
  total: counted(allRows),
}

/** Reads the index of the order and skips rows that do not match. For many matches. */
export const passed: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys} from own_booking_list l where ${isOwn} and ${hideFromPlanner(matchesFilters(isNarrowed))} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

/** All matches by their facets, sorted. For few matches. */
export const sorted: Plan = {
  page: (order) => {
    const { keys, by } = orderOf(order, true)
    return sql`select ${keys} from ${rowsOfFacets} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

/** Takes the first rows of every matching facet in order, and from these the page. For many matches. */
export const facets: Plan = {
  page: (order) => {
    const { keys, by } = orderOf(order, true)
    const own = withinFacet(order.sort)
    return sql`select ${keys} from ${fittingFacets} f cross join lateral (
      select ${listed(own, (name) => `l.${name}`)} from own_booking_list l
      where ${isOwn} and l.facet = f.id ${ORDERS[order.sort].includes('date_entered') ? sql`and ${isWithin}` : sql``}
      order by ${listed(own, (name) => `l.${name} ${order.direction}`)}
      limit ${value('size')}::bigint + ${value('offset')}::bigint) l ${by} ${onePage}`
  },
  total: sql`null::int`,
}

/** The grams begin with a mark of the practice. A separate condition would tempt the planner to another index. */
const hasGrams = sql`search_grams(l.practice_id, l.search_text, true) @> search_keys(${value('practiceId')}, ${value('words')}::text[])`
/** Rechecks what grams do not guarantee. */
const isMeant = sql`l.practice_id is not distinct from ${value('practiceId')} and ${holdsWords}`

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

/** Reads the index of the order and skips rows without the words. For many matches. */
export const sought: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    const isMet = hideFromPlanner(sql`${holdsWords} and ${matchesFilters(isNarrowed)}`)
    return sql`select ${keys} from own_booking_list l where ${isOwn} and ${isMet} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

/** Reading this many rows of an order takes a third of the time of reading all matches of a common name. */
export const NEAR_ROWS = 3500

/** The first rows of the order. */
export const firstRows = (order: Order, count: SQL) =>
  sql`(select l.* from own_booking_list l where ${isOwn} ${orderOf(order).by} limit ${count}) l`

/**
 * Rows with the words among the first of the order's index. For many matches found early; rows further back are missed.
 */
export const near: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    const first = firstRows(order, sql`${value('near')}::bigint`)
    return sql`select ${keys} from ${first} where ${holdsWords} and ${matchesFilters(isNarrowed)} ${by} ${onePage}`
  },
  total: sql`null::int`,
}

/** The first rows of each part that can be on the page. */
const first = (keys: SQL, condition: SQL, by: SQL) => sql`(select ${keys} from own_booking_list l
  where ${condition} ${by} limit ${value('size')}::bigint + ${value('offset')}::bigint)`

/**
 * Names that begin with the word stand together in the index of their order, which gives their first rows. Only rows
 * with the word elsewhere are sorted, after those are excluded. For a single word that is a common name.
 */
export const apart: Plan = {
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    const isTogether = isBetween(sql.raw(ORDERS[order.sort][0] ?? ''))
    const isFit = matchesFilters(isNarrowed)
    const together = sql`${isOwn} and ${isTogether} and ${hideFromPlanner(sql`${holdsWords} and ${isFit}`)}`
    const elsewhere = sql`${hasGrams} and case when ${isTogether} then false else ${isMeant} and ${isFit} end`
    return sql`select ${keys} from (${first(keys, together, by)} union all ${first(keys, elsewhere, by)}) l
      ${by} ${onePage}`
  },
  total: sql`null::int`,
}

/** Bookings that have waited too long for one kind and match the other filters. */
export const rowsWaiting = (kind: AttentionKind, isNarrowed: boolean) =>
  sql`${waitingNarrowRows(kind)} and ${holdsWords} and ${matchesFilters(isNarrowed)}`

/** All of them, sorted. For few matches. */
export const waiting = (kind: AttentionKind): Plan => ({
  page: (order, isNarrowed) => {
    const { keys, by } = orderOf(order)
    return sql`select ${keys}, count(*) over ()::int as total from ${rowsWaiting(kind, isNarrowed)} ${by} ${onePage}`
  },
  total: sql`l.total`,
})
