import { randomUUID } from 'node:crypto'
import { owner, pet } from '../../backend/test/booking'
import { searchTerms } from './load-bookings'
import type { BenchWorld } from './load-bookings'
import { pick } from './with-backend'

/** Usual frequency of reads: of 20, 13 lists, 5 single bookings and 2 searches. */
const KINDS = [...Array<'list'>(13).fill('list'), ...Array<'one'>(5).fill('one'), 'search', 'search'] as const
export type ReadKind = (typeof KINDS)[number]

export interface Read {
  readonly kind: ReadKind
  readonly user: string
  readonly path: string
}

const LISTS = [
  '/portal/booking?page=1',
  '/portal/booking?page=1',
  '/portal/booking?page=3',
  '/portal/booking?page_size=5&booking_type=Private&order_stage=Pet+Collected+-+Pending+Details,VP+Unsubmitted',
  '/portal/booking?page_size=5&booking_type=Private&order_stage=Awaiting+Return+Delivery',
  '/portal/booking?sort=owner_name&direction=asc',
  '/portal/booking?service_status=In+Cremation',
]

export function randomRead({ users, bookingIds }: BenchWorld): Read {
  const [kind, user] = [pick(KINDS), pick(users)]
  const paths = {
    list: () => pick(LISTS),
    one: () => `/portal/booking/${pick(bookingIds.get(user) ?? [])}`,
    search: () => `/portal/booking?search_term=${pick(searchTerms)}`,
  }
  return { kind, user, path: paths[kind]() }
}

export const practiceOf = (user: string): string => user.replace(/^owner@|\.test$/g, '')

/** JSON body of a new booking. */
export const newBooking = (user: string): string =>
  JSON.stringify({
    vet_staff_c: 'Kim',
    owner,
    pet: { ...pet, last_name: `Quill${randomUUID().replaceAll('-', '')}` },
    service_type: { id: `service-1${practiceOf(user)}`, name: 'private cremation & return of ashes' },
    quoted_products: [{ quantity: 1, deleted: false, product: 'fur-locket', editId: 'one' }],
  })
