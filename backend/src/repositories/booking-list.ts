import { SERVICE_TYPE, STAGE_GROUPS } from '@portal/domain'
import type { Db } from '../db/connect'
import { plannedByValues } from '../db/planned-by-values'
import { preparedOn } from '../db/prepared'
import type { Tenant } from '../tenant/tenant'
import { countStatement, MOST_COUNTED, pageStatement, searchedStatement } from './booking-list-statements'
import type { BookingSort, Direction, Way } from './booking-list-statements'

/** Filters of the list [API-16, API-17, OPEN-18..21]; those not given do not filter. */
export interface BookingFilter {
  readonly stages?: readonly string[] | undefined
  readonly status?: 'Open' | 'Close' | undefined
  readonly privateOnly?: boolean | undefined
  readonly relationship?: string | undefined
  readonly origin?: string | undefined
  readonly serviceType?: string | undefined
  readonly from?: Date | undefined
  /** Exclusive. */
  readonly to?: Date | undefined
  readonly search?: string | undefined
}

export interface BookingPage {
  readonly sort: BookingSort
  readonly direction: Direction
  readonly page: number
  readonly pageSize: number
}

const MOST_WORDS = 6

const closedStages: readonly string[] = STAGE_GROUPS.flatMap(({ name, stages }) =>
  name === 'Completed' ? [...stages] : [],
)

/** One page of a practice's bookings and how many there are, found in the narrow rows of `booking_list`. */
export function listBookings(db: Db, tenant: Tenant, filter: BookingFilter, page: BookingPage) {
  const asked = askedOf(tenant, filter)
  return asked.isSearch ? plannedByValues(db, (tx) => pageOf(tx, asked, page)) : pageOf(db, asked, page)
}

async function pageOf(db: Db, asked: Asked, page: BookingPage) {
  const offset = (page.page - 1) * page.pageSize
  const { sort, direction } = page
  const known = asked.isAll ? null : await countOf(db, asked, !isByName(sort))
  const way = known === null ? 'all' : wayTo(asked, { sort, offset, ...known })
  const shape = { way, sort, direction, isNarrowed: asked.isNarrowed }
  const found = await preparedOn(db, pageStatement(shape)).execute({
    ...asked.values,
    offset,
    // One more than is shown tells whether there is a page after this one.
    size: page.pageSize + 1,
    most: MOST_COUNTED + 1,
  })
  const counted = known?.count ?? found[0]?.total ?? (offset === 0 ? 0 : (await countOf(db, asked, true)).count)
  const count = counted ?? 0
  return {
    rows: found.slice(0, page.pageSize),
    total: Math.min(count, MOST_COUNTED),
    isMore: count > MOST_COUNTED,
    hasNext: found.length > page.pageSize,
  }
}

type Asked = ReturnType<typeof askedOf>

/** The values of the statements; null where nothing is asked. */
function askedOf({ practiceId }: Tenant, filter: BookingFilter) {
  const { stages, status, privateOnly, relationship, origin, serviceType, from, to } = filter
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const closed = [...closedStages]
  const isStaged = Boolean(stages) || status === 'Close'
  const isServed = privateOnly === true || serviceType !== undefined
  const values = {
    practiceId,
    stages: isStaged ? within(stages ?? closed, status === 'Close' ? closed : null) : null,
    notStages: status === 'Open' ? closed : null,
    services: isServed ? servicesOf(privateOnly === true, serviceType) : null,
    relationship: relationship ?? null,
    origin: origin ?? null,
    from: from?.toISOString() ?? '-infinity',
    to: to?.toISOString() ?? 'infinity',
    words,
    texts: words.map(patternOf),
  }
  const isDated = Boolean(from ?? to)
  const isNarrowed =
    isDated || isStaged || isServed || [values.notStages, relationship, origin].some((each) => each != null)
  return { values, isDated, isNarrowed, isSearch: words.length > 0, isAll: !isNarrowed && words.length === 0 }
}

const within = (values: readonly string[], others: readonly string[] | null) =>
  values.filter((each) => others === null || others.includes(each))

function servicesOf(privateOnly: boolean, serviceType: string | undefined): string[] {
  const named = serviceType === undefined ? null : [serviceType.trim().toLowerCase()]
  const both: string[] = [SERVICE_TYPE.privateReturn, SERVICE_TYPE.privateDispersal]
  return privateOnly ? within(both, named) : (named ?? both)
}

/**
 * Every word must occur; from three letters on anywhere in the names and numbers of a booking, shorter ones at the
 * beginning of a word.
 */
function patternOf(word: string): string {
  const plain = word.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return [...word].length < 3 ? `% ${plain}%` : `%${plain}%`
}

interface Known {
  /** Null where it is told with the page. */
  readonly count: number | null
  /** What is searched for is met everywhere. */
  readonly isCommon: boolean
}

/** How many there are, as far as it is counted; of a search only where asked. */
async function countOf(db: Db, { values, isNarrowed, isSearch }: Asked, isCounted: boolean): Promise<Known> {
  const given = { ...values, most: MOST_COUNTED + 1 }
  if (isSearch) {
    const [row] = await preparedOn(db, searchedStatement({ isNarrowed, isCounted })).execute(given)
    return { count: row?.total ?? null, isCommon: row?.isCommon ?? false }
  }
  const [row] = await preparedOn(db, countStatement({ isNarrowed })).execute(given)
  return { count: row?.total ?? 0, isCommon: false }
}

/** In the order of names those with one name stand together, and may be met last. */
const isByName = (sort: BookingSort) => sort === 'owner_name' || sort === 'pet_name'

/** The way that reads the least: few are sorted, of many the first are met soon. */
function wayTo(
  { isDated, isSearch }: Asked,
  { sort, offset, count, isCommon }: Known & { readonly sort: BookingSort; readonly offset: number },
): Way {
  const isMany = count !== null && count > MOST_COUNTED
  if (isSearch) return isMany && (isCommon || !isByName(sort)) ? 'sought' : 'searched'
  if (!isMany) return 'sorted'
  if (isByName(sort)) return 'passed'
  // Numbers follow the days: what is of some days may stand together at the far end.
  if (isDated && (sort === 'order_id' || sort === 'status')) return 'sorted'
  return offset > MOST_COUNTED && sort !== 'status' && sort !== 'service_type' ? 'passed' : 'facets'
}
