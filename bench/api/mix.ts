import { randomUUID } from 'node:crypto'
import { owner, pet } from '../../backend/test/booking'
import { searchTerms } from './load-bookings'
import type { BenchWorld } from './load-bookings'
import type { Shot } from './load-generator'
import { pick } from './with-backend'
import type { Bench } from './with-backend'

/** The mix of the day: 60 % lists, 25 % one booking, 5 % searches, 10 % new bookings. */
export function shotOf({ world, tokenOf }: Bench<BenchWorld>): Shot {
  const user = pick(world.users)
  const base = { method: 'GET', token: tokenOf(user) }
  const die = Math.random() * 100
  if (die < 60) return { ...base, kind: 'list', path: pick(lists) }
  if (die < 85) return { ...base, kind: 'one', path: `/portal/booking/${pick(world.bookingIds.get(user) ?? [])}` }
  if (die < 90) return { ...base, kind: 'search', path: `/portal/booking?search_term=${pick(searchTerms)}` }
  return {
    ...base,
    kind: 'create',
    method: 'POST',
    expects: 201,
    path: '/portal/booking',
    body: bodyOf(user),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  }
}

const lists = [
  '/portal/booking?page=1',
  '/portal/booking?page=1',
  '/portal/booking?page=3',
  '/portal/booking?page=40',
  '/portal/booking?page_size=5&booking_type=Private&order_stage=Pet+Collected+-+Pending+Details,VP+Unsubmitted',
  '/portal/booking?page_size=5&booking_type=Private&order_stage=Awaiting+Return+Delivery',
  '/portal/booking?sort=owner_name&direction=asc',
  '/portal/booking?service_status=In+Cremation',
]

function bodyOf(user: string): string {
  const practice = user.replace(/^owner@|\.test$/g, '')
  return JSON.stringify({
    vet_staff_c: 'Kim',
    owner,
    pet: { ...pet, last_name: `Quill${randomUUID().replaceAll('-', '')}` },
    service_type: { id: `service-1${practice}`, name: 'private cremation & return of ashes' },
    quoted_products: [{ quantity: 1, deleted: false, product: 'fur-locket', editId: 'one' }],
  })
}
