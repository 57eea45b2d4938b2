import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import type { Db } from '../../db/connect'
import { plannedByValues } from '../../db/planned-by-values'
import { preparedOn } from '../../db/prepared'
import type { Tenant } from '../../tenant/tenant'
import { waitingValues } from './attention'
import { MOST_COUNTED } from './counted'
import { countStatement, searchedStatement, waitingCountStatement } from './counts'
import type { Order } from './orders'
import { pageStatement } from './page'
import { isByName, planOf } from './plan-table'
import { askedOf } from './question'
import type { Asked, BookingFilter, BookingPage } from './question'

/** One page of a practice's bookings and how many there are, found in the narrow rows of `booking_list`. */
export async function listBookings(db: Db, tenant: Tenant, filter: BookingFilter, page: BookingPage) {
  const asked = await questionOf(db, tenant, filter)
  return asked.isSearch ? plannedByValues(db, (tx) => pageOf(tx, asked, page)) : pageOf(db, asked, page)
}

/** A filter as the statements take it, with what has to be known before what waits is looked for. */
export async function questionOf(db: Db, tenant: Tenant, filter: BookingFilter): Promise<Asked> {
  const asked = askedOf(tenant, filter)
  if (!filter.attention) return asked
  const waiting = await waitingValues(db, tenant, filter.attention.before)
  return { ...asked, values: { ...asked.values, ...waiting } }
}

async function pageOf(db: Db, asked: Asked, page: BookingPage) {
  const offset = (page.page - 1) * page.pageSize
  const { shape, known } = await plannedFor(db, asked, page, offset > MOST_COUNTED)
  const found = await preparedOn(db, pageStatement(shape)).execute({
    ...asked.values,
    offset,
    // One more than is shown tells whether there is a page after this one.
    size: page.pageSize + 1,
    most: MOST_COUNTED + 1,
  })
  const counted = known.count ?? found[0]?.total ?? (offset === 0 ? 0 : (await countOf(db, asked, true)).count)
  const count = counted ?? 0
  return {
    rows: found.slice(0, page.pageSize),
    total: Math.min(count, MOST_COUNTED),
    isMore: count > MOST_COUNTED,
    hasNext: found.length > page.pageSize,
  }
}

/** How the rows of a question are found in that order, and what was counted to decide it. */
export async function plannedFor(db: Db, asked: Asked, { sort, direction }: Order, isDeep: boolean) {
  const known = await knownOf(db, asked, sort)
  const plan =
    asked.attention ??
    planOf({
      asks: asked.isSearch ? 'words' : asked.isNarrowed ? 'filters' : 'nothing',
      fits: known.count === null ? 'unknown' : known.count > MOST_COUNTED ? 'many' : 'few',
      isCommon: known.isCommon,
      isDated: asked.isDated,
      isDeep,
      by: sort,
    })
  return { shape: { plan, sort, direction, isNarrowed: asked.isNarrowed }, known }
}

interface Known {
  /** Null where it is told with the page. */
  readonly count: number | null
  /** What is searched for is met everywhere. */
  readonly isCommon: boolean
}

/** What is counted before the page is read, since the plan hangs on it. */
async function knownOf(db: Db, asked: Asked, sort: BookingSort): Promise<Known> {
  if (asked.attention || (!asked.isSearch && !asked.isNarrowed)) return { count: null, isCommon: false }
  return countOf(db, asked, !isByName(sort))
}

/** How many there are, as far as it is counted; of a search only where asked. */
async function countOf(db: Db, asked: Asked, isCounted: boolean): Promise<Known> {
  const { values, isNarrowed, isSearch, attention } = asked
  const given = { ...values, most: MOST_COUNTED + 1 }
  if (attention) {
    const [row] = await preparedOn(db, waitingCountStatement({ attention, isNarrowed })).execute(given)
    return { count: row?.total ?? 0, isCommon: false }
  }
  if (isSearch) {
    const [row] = await preparedOn(db, searchedStatement({ isNarrowed, isCounted })).execute(given)
    return { count: row?.total ?? null, isCommon: row?.isCommon ?? false }
  }
  const [row] = await preparedOn(db, countStatement({ isNarrowed })).execute(given)
  return { count: row?.total ?? 0, isCommon: false }
}
