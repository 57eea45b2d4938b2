import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { bookings } from '../db/schema/booking'
import { standingArtworkRows } from './artwork'

export type BookingSort = 'order_id' | 'service_type' | 'date_entered' | 'owner_name' | 'pet_name' | 'status'
export type Direction = 'asc' | 'desc'

/**
 * How a page is found, each way from indexes of `booking_list` alone:
 * - `all`: nothing is asked for: the index of the order, read from its end.
 * - `facets`: the first rows of every facet that fits, in order, of which the first are the page's.
 * - `sorted`: all that fits, by its facets, sorted. For few.
 * - `passed`: the index of the order, leaving out what does not fit. For much.
 * - `searched`: all that holds the words, by their grams, sorted. For few.
 * - `sought`: the index of the order, leaving out what does not hold the words. For much.
 */
export type Way = 'all' | 'facets' | 'sorted' | 'passed' | 'searched' | 'sought'

/** Counting stops here: it keeps big practices fast, and nobody reads the number. */
export const MOST_COUNTED = 1000

export interface Shape {
  readonly way: Way
  readonly sort: BookingSort
  readonly direction: Direction
  /** Whether a search is narrowed by filters as well. */
  readonly isNarrowed: boolean
}

const ORDERS: Record<BookingSort, readonly string[]> = {
  order_id: ['order_id'],
  date_entered: ['date_entered', 'order_id'],
  service_type: ['service_key', 'date_entered', 'order_id'],
  owner_name: ['owner_sort', 'order_id'],
  pet_name: ['pet_sort', 'order_id'],
  // By what people read: the label of the stage.
  status: ['status_sort', 'order_id'],
}

/** What all rows of a facet have in common. */
const OF_FACETS: ReadonlySet<string> = new Set(['service_key', 'status_sort'])

const value = (name: string) => sql.placeholder(name)
const isOwn = sql`l.practice_id = ${value('practiceId')}`

/** The facets of the practice that fit; null asks for nothing. */
const facets = sql`(select f.id, f.service_key, coalesce(s.label, f.stage) as status_sort
  from booking_facets f left join stage_labels s on s.stage = f.stage
  where f.practice_id = ${value('practiceId')}
    and (${value('stages')}::text[] is null or f.stage = any(${value('stages')}::text[]))
    and (${value('notStages')}::text[] is null or f.stage <> all(${value('notStages')}::text[]))
    and (${value('services')}::text[] is null or f.service_key = any(${value('services')}::text[]))
    and (${value('relationship')}::text is null or f.relationship = ${value('relationship')}::text)
    and (${value('origin')}::text is null or f.origin = ${value('origin')}::text))`

const isWithin = sql`l.date_entered >= ${value('from')}::timestamptz and l.date_entered < ${value('to')}::timestamptz`
const isAmong = sql`l.facet = any(array(select f.id from ${facets} f))`
const holdsWords = sql`(' ' || l.search_text) like all(${value('texts')}::text[])`
/** The practice is in the grams; written so, no other index is tempting. */
const hasGrams = sql`l.practice_id is not distinct from ${value('practiceId')}
  and search_grams(l.practice_id, l.search_text, true) @> search_keys(${value('practiceId')}, ${value('words')}::text[])`
/** Written so, a condition does not tempt away from the index of the order: the planner takes it for half of the rows. */
const leavingOut = (condition: SQL) => sql`case when ${condition} then true end`

const asked = (isNarrowed: boolean) => (isNarrowed ? sql`${isAmong} and ${isWithin}` : sql`true`)

function fitting({ way, isNarrowed }: Pick<Shape, 'way' | 'isNarrowed'>): SQL {
  const isAsked = asked(isNarrowed)
  switch (way) {
    case 'all':
      return sql`booking_list l where ${isOwn}`
    case 'facets':
    case 'sorted':
      return sql`${facets} f join booking_list l on ${isOwn} and l.facet = f.id and ${isWithin}`
    case 'passed':
      return sql`booking_list l where ${isOwn} and ${leavingOut(isAsked)}`
    case 'searched':
      return sql`booking_list l where ${hasGrams} and ${holdsWords} and ${isAsked}`
    case 'sought':
      return sql`booking_list l where ${isOwn} and ${leavingOut(sql`${holdsWords} and ${isAsked}`)}`
  }
}

const listed = (names: readonly string[], each: (name: string) => string) => sql.raw(names.map(each).join(', '))

function page(shape: Shape): SQL {
  const { way, direction } = shape
  const order = ORDERS[shape.sort]
  const ofFacets = way === 'facets' || way === 'sorted'
  const from = (name: string) => (ofFacets && OF_FACETS.has(name) ? `f.${name}` : `l.${name}`)
  const keys = listed(order, from)
  const first = sql`order by ${listed(order, (name) => `${from(name)} ${direction}`)}
    limit ${value('size')}::bigint offset ${value('offset')}::bigint`
  const total = way === 'searched' ? sql`, count(*) over ()::int as total` : sql``
  if (way !== 'facets') return sql`select ${keys} ${total} from ${fitting(shape)} ${first}`
  const own = order.filter((name) => !OF_FACETS.has(name))
  return sql`select ${keys} from ${facets} f cross join lateral (
    select ${listed(own, (name) => `l.${name}`)} from booking_list l
    where ${isOwn} and l.facet = f.id ${order.includes('date_entered') ? sql`and ${isWithin}` : sql``}
    order by ${listed(own, (name) => `l.${name} ${direction}`)}
    limit ${value('size')}::bigint + ${value('offset')}::bigint) l ${first}`
}

const columns = {
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
  artworks: standingArtworkRows,
}

/** As many as fit, counted no further than asked. */
const counted = (shape: Pick<Shape, 'way' | 'isNarrowed'>) =>
  sql<number>`(select count(*)::int from (select 1 from ${fitting(shape)} limit ${value('most')}::bigint) counted)`

/** Rows that hold the words among the newest; no more than `most` are looked for. */
const heldByNewest = (isNarrowed: boolean, newest: number, most: number) =>
  sql<number>`(select count(*)::int from (select 1 from (
    select l.* from booking_list l where ${isOwn} order by l.date_entered desc, l.order_id desc
    limit ${sql.raw(String(newest))}) l where ${holdsWords} and ${asked(isNarrowed)} limit ${sql.raw(String(most))}) met)`

/** How many fit, where that is known in the same breath. */
function totalOf(shape: Shape): SQL<number | null> {
  if (shape.way === 'all') return counted(shape)
  return shape.way === 'searched' ? sql`l.total` : sql`null::int`
}

/** The rows of a page. */
export const pageStatement = memo((shape: Shape) => (db: Db) => {
  const total = totalOf(shape)
  return db
    .select({ ...columns, total })
    .from(sql`(${page(shape)}) as l`)
    .innerJoin(bookings, sql`${bookings.practiceId} = ${value('practiceId')} and ${bookings.orderId} = l.order_id`)
    .orderBy(...ORDERS[shape.sort].map((name) => sql.raw(`l.${name} ${shape.direction}`)))
    .prepare(`list_${Object.values(shape).join('_')}`)
})

export const countStatement = memo(
  ({ isNarrowed }: Pick<Shape, 'isNarrowed'>) =>
    (db: Db) =>
      db
        .select({ total: counted({ way: isNarrowed ? 'sorted' : 'all', isNarrowed }) })
        .from(sql`(values (1)) as one`)
        .prepare(`list_count_${isNarrowed}`),
)

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
  const searched = counted({ way: 'searched', isNarrowed })
  return db
    .select({
      isCommon,
      total: sql<number | null>`case when ${moreThan(SAMPLE.inEverySeventh)} and ${areMany} then ${value('most')}::int
        when ${isCounted ? sql`true` : isCommon} then ${searched} end`,
    })
    .from(sql`(select ${heldByNewest(isNarrowed, SAMPLE.newest, SAMPLE.newest)} as held offset 0) as sample`)
    .prepare(`list_searched_${Object.values(search).join('_')}`)
})

/** The same builder for the same shape: what was prepared is found by it. */
function memo<Of extends object, Builder>(make: (shape: Of) => Builder): (shape: Of) => Builder {
  const made = new Map<string, Builder>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const known = made.get(key) ?? make(shape)
    made.set(key, known)
    return known
  }
}
