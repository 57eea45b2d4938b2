// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { parseListState } from './list-state'
import { forgetFilter, restoredSearch, storeFilter } from './stored-filter'

beforeEach(() => localStorage.clear())

test('stores search and filter per user and restores them for an address without any [BKG-34]', () => {
  storeFilter(
    'u1',
    parseListState('?page=3&search_term=bella&service_status=VP+Submitted&service_status_label=Submitted'),
  )
  expect(restoredSearch('u1', '')).toBe('?search_term=bella&service_status=VP+Submitted&service_status_label=Submitted')
  expect(restoredSearch('u2', '')).toBeNull()
})

test.each(['?search_term=max', '?page=2', '?page=1', '?page=abc', '?sort=pet_name&direction=asc', '?service_status='])(
  'an address with %s wins over the stored filter [OPEN-22]',
  (search) => {
    storeFilter('u1', parseListState('?search_term=bella'))
    expect(restoredSearch('u1', search)).toBeNull()
  },
)

test('unknown parameters do not stop restoring the stored filter', () => {
  storeFilter('u1', parseListState('?search_term=bella'))
  expect(restoredSearch('u1', '?utm_source=mail&x=%00')).toBe('?search_term=bella')
})

test('clearing the filter or leaving the list forgets it [BKG-34]', () => {
  storeFilter('u1', parseListState('?search_term=bella'))
  storeFilter('u1', parseListState('?page=2'))
  expect(restoredSearch('u1', '')).toBeNull()
  storeFilter('u1', parseListState('?search_term=bella'))
  forgetFilter('u1')
  expect(restoredSearch('u1', '')).toBeNull()
})

test.each(['{', '[]', '7', '{"search":{"a":1},"createdFrom":"soon"}'])(
  'restores nothing from a damaged entry %s',
  (text) => {
    localStorage.setItem('portal.personal.filter.u1.bookings', text)
    expect(restoredSearch('u1', '')).toBeNull()
  },
)
