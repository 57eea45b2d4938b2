import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { SERVICE_TYPE, STAGE_GROUPS } from '@portal/domain'
import type { Db } from '../db/connect'
import { bookings } from '../db/schema/booking'
import { stageLabels } from '../db/schema/reference'
import type { Tenant } from '../tenant/tenant'

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

export type BookingSort = 'order_id' | 'service_type' | 'date_entered' | 'owner_name' | 'pet_name' | 'status'

export interface BookingPage {
  readonly sort: BookingSort
  readonly direction: 'asc' | 'desc'
  readonly page: number
  readonly pageSize: number
}

/** Counting stops here: nobody pages further, and it keeps big practices fast. */
export const MOST_COUNTED = 10_000
const MOST_WORDS = 6

const closedStages: string[] = STAGE_GROUPS.flatMap((group) => (group.name === 'Completed' ? [...group.stages] : []))
const serviceKey = sql`service_key`

const rowColumns = {
  id: bookings.id,
  orderId: bookings.orderId,
  stage: bookings.stage,
  relationship: bookings.relationship,
  serviceTypeId: bookings.serviceTypeId,
  serviceType: bookings.serviceType,
  vetStaff: bookings.vetStaff,
  dateEntered: bookings.dateEntered,
  okPrepare: bookings.okPrepare,
  okPrepareTime: bookings.okPrepareTime,
  okCremate: bookings.okCremate,
  isPackage: bookings.isPackage,
  packageName: bookings.packageName,
  petFirstName: bookings.petFirstName,
  petLastName: bookings.petLastName,
  ownerFirstName: bookings.ownerFirstName,
  ownerLastName: bookings.ownerLastName,
  tagImage: bookings.tagImage,
  missing: bookings.missing,
}

/** One page of a practice's bookings and how many there are, from columns and indexes alone. */
export async function listBookings(db: Db, tenant: Tenant, filter: BookingFilter, page: BookingPage) {
  const where = conditions(tenant, filter)
  const matches = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(where)
    .limit(MOST_COUNTED)
  const query = db
    .select({ ...rowColumns, total: sql<number>`(select count(*)::int from (${matches}) matches)` })
    .from(bookings)
    .$dynamic()
  if (page.sort === 'status') query.leftJoin(stageLabels, eq(stageLabels.stage, bookings.stage))
  const rows = await query
    .where(where)
    .orderBy(...order(page))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
  const total = rows[0]?.total ?? (page.page === 1 ? 0 : await countAll(db, where))
  return { rows, total }
}

async function countAll(db: Db, where: SQL | undefined): Promise<number> {
  const matches = db
    .select({ one: sql`1`.as('one') })
    .from(bookings)
    .where(where)
    .limit(MOST_COUNTED)
    .as('matches')
  const [row] = await db.select({ total: count() }).from(matches)
  return row?.total ?? 0
}

function conditions(tenant: Tenant, filter: BookingFilter): SQL | undefined {
  return and(
    eq(bookings.practiceId, tenant.practiceId),
    filter.stages && inArray(bookings.stage, [...filter.stages]),
    filter.status === 'Close' ? inArray(bookings.stage, closedStages) : undefined,
    filter.status === 'Open' ? notInArray(bookings.stage, closedStages) : undefined,
    filter.privateOnly === true
      ? inArray(serviceKey, [SERVICE_TYPE.privateReturn, SERVICE_TYPE.privateDispersal])
      : undefined,
    filter.relationship === undefined ? undefined : eq(bookings.relationship, filter.relationship),
    filter.origin === undefined ? undefined : eq(bookings.origin, filter.origin),
    filter.serviceType === undefined ? undefined : eq(serviceKey, filter.serviceType.trim().toLowerCase()),
    filter.from && gte(bookings.dateEntered, filter.from),
    filter.to && lt(bookings.dateEntered, filter.to),
    ...searchConditions(tenant, filter.search ?? ''),
  )
}

/**
 * Every word must occur; from three letters on anywhere in the names and numbers of a booking, shorter
 * ones at the beginning of a word. The grams find candidates in the index, the text decides.
 */
function searchConditions(tenant: Tenant, search: string): SQL[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return words.flatMap((word) => {
    const isShort = [...word].length < 3
    const grams = isShort
      ? sql`array[left(md5(${tenant.practiceId}::text), 6) || '^' || ${word}::text]`
      : sql`search_grams(${tenant.practiceId}, ${word}, false)`
    const text = isShort ? sql`strpos(' ' || search_text, ' ' || ${word}::text)` : sql`strpos(search_text, ${word})`
    return [sql`search_grams @> ${grams}`, sql`${text} > 0`]
  })
}

function order({ sort, direction }: BookingPage): SQL[] {
  const turned = direction === 'asc' ? asc : desc
  switch (sort) {
    case 'order_id':
      return [turned(bookings.orderId)]
    case 'date_entered':
      return [turned(bookings.dateEntered), turned(bookings.orderId)]
    case 'service_type':
      return [turned(serviceKey), turned(bookings.dateEntered), turned(bookings.orderId)]
    case 'owner_name':
      return [turned(sql`owner_sort`), turned(bookings.orderId)]
    case 'pet_name':
      return [turned(sql`pet_sort`), turned(bookings.orderId)]
    // By what people read: the label of the stage.
    case 'status':
      return [turned(sql`coalesce(${stageLabels.label}, ${bookings.stage})`), turned(bookings.orderId)]
  }
}
