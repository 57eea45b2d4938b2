import { describe, expect, test } from 'vitest'
import { listAttention } from '@portal/api-client/contract/attention'
import { getBooking, getBookingImages } from '@portal/api-client/contract/booking'
import { listBookings } from '@portal/api-client/contract/booking-list'
import { BOOKING_SORTS } from '@portal/api-client/contract/booking-sorts'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { getStageLabels } from '@portal/api-client/contract/public'
import { ATTENTION_KINDS } from '@portal/domain'
import { askedUrl, earlyUrls } from '@portal/testing'
import declaration from '../remote.json'
import { listQuery } from './booking-list/list-query'
import { parseListState } from './booking-list/list-state'
import { tableQuery } from './dashboard/table-state'

describe('the start script asks for exactly what the screen asks first', () => {
  test('dashboard: labels, both tables, service types, what waits [BKG-12, OPEN-18, OPEN-180]', () => {
    const first = { page: 1, relationship: 'vet_direct', withPartial: false }
    expect(earlyUrls(declaration, '/dashboard')).toEqual([
      askedUrl(getStageLabels),
      askedUrl(listBookings, tableQuery({ table: 'instruction', ...first })),
      askedUrl(listBookings, tableQuery({ table: 'return', ...first })),
      askedUrl(listServiceTypes),
      askedUrl(listAttention),
    ])
  })

  test.each([
    '',
    '?page=2',
    '?search_term=bella+m&service_status=VP+Submitted&service_status_label=Submitted',
    '?service_type=vet+supply+order&date_created_from=2026-01-01&date_created_to=2026-01-31',
    '?page=3&sort=owner_name&direction=desc',
    '?search_term=bella&attention=unsubmitted',
  ])('booking list at %j [BKG-21, BKG-22]', (search) => {
    expect(earlyUrls(declaration, '/bookings', { search })).toEqual([
      askedUrl(getStageLabels),
      askedUrl(listBookings, listQuery(parseListState(search))),
    ])
  })

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=99999',
    'sort=nonsense',
    'direction=up',
    'attention=nonsense',
    'date_created_from=yesterday',
    'date_created_to=2026-02-30',
    'search_term=%00',
    `search_term=${'x'.repeat(101)}`,
    'service_status=%E2%80%AEx',
  ])('of a booking list at ?%s nothing is asked that could be refused [OPEN-22]', (odd) => {
    expect(earlyUrls(declaration, '/bookings', { search: `?${odd}` })).toEqual([askedUrl(getStageLabels)])
  })

  test('what can be sorted by is asked for early by its name [OPEN-20]', () => {
    for (const sort of BOOKING_SORTS) {
      expect(earlyUrls(declaration, '/bookings', { search: `?sort=${sort}` })).toHaveLength(2)
    }
  })

  test('each kind of what waits is asked for early by its name [OPEN-183]', () => {
    for (const kind of ATTENTION_KINDS) {
      expect(earlyUrls(declaration, '/bookings', { search: `?attention=${kind}` })).toHaveLength(2)
    }
  })

  test('booking details: labels, booking, photos [API-20, API-23]', () => {
    const input = { params: { id: 'booking-100001' } }
    expect(earlyUrls(declaration, '/booking/:id', { params: { id: 'booking-100001' } })).toEqual([
      askedUrl(getStageLabels),
      askedUrl(getBooking, input),
      askedUrl(getBookingImages, input),
    ])
  })

  test('papers: the booking [OPEN-171]', () => {
    const params = { id: 'booking-100001' }
    expect(earlyUrls(declaration, '/booking/:id/papers', { params })).toEqual([askedUrl(getBooking, { params })])
  })
})

test('what needs a token is not asked for without a session; labels are [OPEN-02, EXT-04]', () => {
  for (const { chunk, early } of declaration.routes) {
    const open = early.filter((request) => 'open' in request && request.open).map(({ path }) => path)
    expect(open).toEqual(chunk === 'papers' ? [] : ['portal/dropdown/vet_facing_string_map'])
  }
})
