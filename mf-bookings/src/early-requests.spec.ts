import { describe, expect, test } from 'vitest'
import { apiUrl } from '@portal/api-client'
import type { Endpoint } from '@portal/api-client'
import { getBooking, getBookingImages, listBookings } from '@portal/api-client/contract/booking'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { getStageLabels } from '@portal/api-client/contract/public'
import { canonicalUrl, earlyRequestUrl } from '@portal/federation'
import declaration from '../remote.json'
import { listQuery } from './booking-list/list-query'
import { parseListState } from './booking-list/list-state'
import { tableQuery } from './dashboard/table-state'

interface Declared {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly open?: boolean
}

/** Addresses that the start script asks for when a page is opened. */
function earlyUrls(path: string, page: { params?: Record<string, string>; search?: string }): string[] {
  const early: readonly Declared[] = declaration.routes.find((route) => route.path === path)?.early ?? []
  return early.map(({ open = false, query = {}, ...request }) =>
    earlyRequestUrl(
      { ...request, query, open },
      { params: page.params ?? {}, search: page.search ?? '', known: { relationship: 'vet_direct' } },
      '/api/',
    ),
  )
}

/** The address under which the client looks an early answer up. */
function asked(endpoint: Endpoint, input: Parameters<typeof apiUrl>[2] = {}): string {
  return canonicalUrl(apiUrl('/api/', endpoint, input) ?? '')
}

describe('the start script asks for exactly what the screen asks first', () => {
  test('dashboard: labels, both tables, service types [BKG-12, OPEN-18]', () => {
    const first = { page: 1, relationship: 'vet_direct', withPartial: false }
    expect(earlyUrls('/dashboard', {})).toEqual([
      asked(getStageLabels),
      asked(listBookings, tableQuery({ table: 'instruction', ...first })),
      asked(listBookings, tableQuery({ table: 'return', ...first })),
      asked(listServiceTypes),
    ])
  })

  test.each([
    '',
    '?page=2',
    '?search_term=bella+m&service_status=VP+Submitted&service_status_label=Submitted',
    '?service_type=vet+supply+order&date_created_from=2026-01-01&date_created_to=2026-01-31',
    '?page=3&sort=owner_name&direction=desc',
  ])('booking list at %j [BKG-21, BKG-22]', (search) => {
    expect(earlyUrls('/bookings', { search })).toEqual([
      asked(getStageLabels),
      asked(listBookings, listQuery(parseListState(search))),
    ])
  })

  test('booking details: labels, booking, photos [API-20, API-23]', () => {
    const input = { params: { id: 'booking-100001' } }
    expect(earlyUrls('/booking/:id', { params: { id: 'booking-100001' } })).toEqual([
      asked(getStageLabels),
      asked(getBooking, input),
      asked(getBookingImages, input),
    ])
  })
})

test('what needs a token is not asked for without a session; labels are [OPEN-02, EXT-04]', () => {
  for (const { early } of declaration.routes) {
    const open = early.filter((request: Declared) => request.open).map(({ path }) => path)
    expect(open).toEqual(['portal/dropdown/vet_facing_string_map'])
  }
})
