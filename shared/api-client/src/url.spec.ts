import { expect, test } from 'vitest'
import { apiUrl } from './url'

const list = { path: 'portal/booking' }
const one = { path: 'portal/booking/{id}' }

test('builds URLs below the API base [API-01]', () => {
  expect(apiUrl('/api/', list)).toBe('/api/portal/booking')
  expect(apiUrl('https://api.test/v1', list)).toBe('https://api.test/v1/portal/booking')
})

test('escapes path parameters; without one there is no URL [API-26]', () => {
  expect(apiUrl('/api/', one, { params: { id: 'a/b' } })).toBe('/api/portal/booking/a%2Fb')
  expect(apiUrl('/api/', one, { params: { id: '' } })).toBeNull()
  expect(apiUrl('/api/', one)).toBeNull()
})

test('refuses an id of dots, which would address another call [OPEN-221]', () => {
  const lines = { path: 'portal/booking/{id}/lines' }
  for (const id of ['.', '..']) expect(apiUrl('/api/', lines, { params: { id } })).toBeNull()
  expect(apiUrl('/api/', lines, { params: { id: '...' } })).toBe('/api/portal/booking/.../lines')
})

test('omits empty values and joins lists with commas [API-16, API-17, OPEN-19]', () => {
  const query = {
    page: 2,
    order_stage: ['VP Unsubmitted', 'Pet Collected'],
    search_term: '',
    sort: null,
    service_type: 'Return & more',
  }
  expect(apiUrl('/api/', list, { query })).toBe(
    '/api/portal/booking?page=2&order_stage=VP+Unsubmitted%2CPet+Collected&service_type=Return+%26+more',
  )
})
