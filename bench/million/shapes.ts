import { BOOKING_SORTS } from '@portal/api-client/contract/booking-sorts'
import { ATTENTION_KINDS } from '@portal/domain'

export interface Shape {
  readonly name: string
  /** Asked one after the other, again and again. */
  readonly queries: readonly string[]
}

const one = (name: string, query: string): Shape => ({ name, queries: [query] })
const several = (name: string, queries: readonly string[]): Shape => ({ name, queries })

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const UNDER_WAY = 'order_stage=VP+Unsubmitted,Pet+Collected+-+Pending+Details'
const orders = BOOKING_SORTS.flatMap((sort) =>
  ['asc', 'desc'].map((way) => ({ name: `${sort} ${way}`, query: `sort=${sort}&direction=${way}` })),
)

const filters: readonly Shape[] = [
  one('stages under way', UNDER_WAY),
  one('stage of most', 'service_status=Completed+-+Returned'),
  one('stage of few', 'service_status=In+Cremation'),
  one('stage of none', 'service_status=On+Hold'),
  one('open', 'booking_status=Open'),
  one('closed', 'booking_status=Close'),
  one('private', 'booking_type=Private'),
  one('service type', 'service_type=general+cremation'),
  one('service type of none', 'service_type=aquamation'),
  one('relationship of all', 'relationship_type=vet_direct'),
  one('relationship of none', 'relationship_type=referral'),
  one('origin of few', 'origin=phone'),
  one('origin of none', 'origin=fax'),
  one('one day', `date_created_from=${day(400)}&date_created_to=${day(400)}`),
  one('a month', `date_created_from=${day(430)}&date_created_to=${day(400)}`),
  one('since a year', `date_created_from=${day(365)}`),
  ...ATTENTION_KINDS.map((kind) => one(`waits too long: ${kind}`, `attention=${kind}`)),
  one('dashboard', `page_size=5&booking_type=Private&relationship_type=vet_direct&${UNDER_WAY}`),
]

const searches: readonly Shape[] = [
  several('rare name', ['search_term=papadopoulos', 'search_term=Lobagi', 'search_term=zzyzx']),
  several('common name', ['search_term=bella', 'search_term=Max', 'search_term=charlie', 'search_term=Aaliyah']),
  several('part of a name', ['search_term=ella', 'search_term=mith', 'search_term=ach']),
  several('two words', ['search_term=bella+abbott', 'search_term=max+aaliyah', 'search_term=luna+kim']),
  several('short word', ['search_term=be', 'search_term=k', 'search_term=zo', 'search_term=q']),
  several('number', ['search_term=600123', 'search_term=700', 'search_term=999999']),
  one('staff', 'search_term=moore'),
]

const pages: readonly Shape[] = [2, 60, 67, 700, 2000, 10_000].flatMap((page) => [
  one(`page ${page}`, `page=${page}`),
  one(`page ${page} by owner`, `page=${page}&sort=owner_name`),
  one(`page ${page} by status`, `page=${page}&sort=status`),
])

const narrowed = (of: readonly Shape[], added: { name: string; query: string }): Shape[] =>
  of.map(({ name, queries }) => ({
    name: `${name}, ${added.name}`,
    queries: queries.map((query) => `${query}&${added.query}`),
  }))

/** Every shape of the list: orders, filters, searches, pages, and each filter and search in another order. */
export const SHAPES: readonly Shape[] = [
  one('newest first', ''),
  ...orders.map(({ name, query }) => one(name, query)),
  ...filters,
  ...searches,
  ...pages,
  ...orders.flatMap((order) => [...narrowed(filters, order), ...narrowed(searches, order)]),
]
