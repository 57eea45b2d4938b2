import type { Db } from '../../db/connect'
import { preparedOn, plannedByValues } from '../../db/prepared'
import type { Tenant } from '../../session/tenant'
import { waitingValues } from './attention'
import { MOST_COUNTED } from './conditions'
import { countStatement, LOOKED_AT, searchedStatement, waitingCountStatement } from './counts'
import type { Order } from './orders'
import { pageStatement } from './page'
import type { PageShape } from './page'
import { isByName, planOf } from './plan-table'
import type { QueryFacts } from './plan-table'
import { NEAR_ROWS } from './plans'
import { queryOf } from './question'
import type { BookingQuery, BookingFilter, BookingPage } from './question'

/** A page of a practice's bookings and their number, found in the narrow rows of `booking_list`. */
export async function listBookings(db: Db, tenant: Tenant, filter: BookingFilter, page: BookingPage) {
  const query = await questionOf(db, tenant, filter)
  return query.isSearch ? plannedByValues(db, (tx) => pageOf(tx, query, page)) : pageOf(db, query, page)
}

/** Parameters for a filter, including those of waiting bookings, which need a query of their own. */
export async function questionOf(db: Db, tenant: Tenant, filter: BookingFilter): Promise<BookingQuery> {
  const query = queryOf(tenant, filter)
  if (!filter.attention) return query
  const waiting = await waitingValues(db, tenant, filter.attention.before)
  return { ...query, values: { ...query.values, ...waiting } }
}

async function pageOf(db: Db, query: BookingQuery, page: BookingPage) {
  const offset = (page.page - 1) * page.pageSize
  // One row more than shown tells whether there is another page.
  const size = page.pageSize + 1
  const { shape, otherwise, known } = await choosePlan(db, query, page, {
    isDeep: offset > MOST_COUNTED,
    last: offset + size,
  })
  const read = (of: PageShape) =>
    preparedOn(db, pageStatement(of)).execute({
      ...query.values,
      offset,
      size,
      most: MOST_COUNTED + 1,
      near: NEAR_ROWS,
    })
  const first = await read(shape)
  const isWhole = shape.plan !== 'near' || first.length === size
  const found = isWhole ? first : await read({ ...shape, plan: otherwise })
  const isNone = found.length === 0 && offset === 0
  const counted = known.count ?? found[0]?.total ?? (isNone ? 0 : (await countOf(db, query)).count)
  const count = counted ?? 0
  return {
    rows: found.slice(0, page.pageSize),
    total: Math.min(count, MOST_COUNTED),
    isMore: count > MOST_COUNTED,
    hasNext: found.length > page.pageSize,
  }
}

/** Nearby matches are estimated from few rows. A failed attempt costs a third of what a successful one saves. */
const WORTH_TRYING = 1.5

interface PagePosition {
  /** The page lies beyond the counted rows. */
  readonly isDeep: boolean
  /** Position of its last row. */
  readonly last: number
}

/** The plan for a query in this order, a second plan if the first finds too few rows, and the counts that decided. */
export async function choosePlan(
  db: Db,
  query: BookingQuery,
  { sort, direction }: Order,
  { isDeep, last }: PagePosition,
) {
  const known = await knownOf(db, query, { sort, direction })
  const question: QueryFacts = {
    asks: query.isSearch ? 'words' : query.isNarrowed ? 'filters' : 'nothing',
    fits: known.count === null ? 'unknown' : known.count > MOST_COUNTED ? 'many' : 'few',
    isCommon: known.isCommon,
    isNear: (known.first * NEAR_ROWS * WORTH_TRYING) / LOOKED_AT >= last,
    isDated: query.isDated,
    isDeep,
    by: sort,
  }
  const plan = query.attention ?? planOf(question)
  const otherwise = planOf({ ...question, isNear: false })
  return { shape: { plan, sort, direction, isNarrowed: query.isNarrowed }, otherwise, known }
}

interface MatchCount {
  /** Null if the page itself returns it. */
  readonly count: number | null
  /** The searched words occur everywhere. */
  readonly isCommon: boolean
  /** Number of the first rows in name order that contain the words; not counted if an index lookup is cheap. */
  readonly first: number
}

const NOTHING_KNOWN: MatchCount = { count: null, isCommon: false, first: 0 }

/** Counts needed before the page is read, because they decide the plan. */
async function knownOf(db: Db, query: BookingQuery, order: Order): Promise<MatchCount> {
  if (query.attention || (!query.isSearch && !query.isNarrowed)) return NOTHING_KNOWN
  return countOf(db, query, isByName(order.sort) ? order : null)
}

/** Number of rows, up to the limit; not for a search in name order. */
async function countOf(db: Db, query: BookingQuery, byName: Order | null = null): Promise<MatchCount> {
  const { values, isNarrowed, isSearch, attention } = query
  const params = { ...values, most: MOST_COUNTED + 1 }
  if (attention) {
    const [row] = await preparedOn(db, waitingCountStatement({ attention, isNarrowed })).execute(params)
    return { ...NOTHING_KNOWN, count: row?.total ?? 0 }
  }
  if (isSearch) {
    const [row] = await preparedOn(db, searchedStatement({ isNarrowed, byName })).execute(params)
    return { count: row?.total ?? null, isCommon: row?.isCommon ?? false, first: row?.first ?? 0 }
  }
  const [row] = await preparedOn(db, countStatement({ isNarrowed })).execute(params)
  return { ...NOTHING_KNOWN, count: row?.total ?? 0 }
}
