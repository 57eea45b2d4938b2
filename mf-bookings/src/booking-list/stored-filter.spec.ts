// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { parseListState } from './list-state'
import { forgetFilter, restoredSearch, storeFilter } from './stored-filter'

beforeEach(() => localStorage.clear())

test('search and filter are kept per user and restored where the address has none [BKG-34]', () => {
  storeFilter(
    'u1',
    parseListState('?page=3&search_term=bella&service_status=VP+Submitted&service_status_label=Submitted'),
  )
  expect(restoredSearch('u1', '')).toBe('?search_term=bella&service_status=VP+Submitted&service_status_label=Submitted')
  expect(restoredSearch('u2', '')).toBeNull()
})

test.each(['?search_term=max', '?page=2', '?page=1', '?page=abc', '?sort=pet_name&direction=asc', '?service_status='])(
  'an address that says %s wins over what is stored [OPEN-22]',
  (search) => {
    storeFilter('u1', parseListState('?search_term=bella'))
    expect(restoredSearch('u1', search)).toBeNull()
  },
)

test('words that the list does not know say nothing: what is stored comes back', () => {
  storeFilter('u1', parseListState('?search_term=bella'))
  expect(restoredSearch('u1', '?utm_source=mail&x=%00')).toBe('?search_term=bella')
})

test('clearing the filter or leaving forgets it [BKG-34]', () => {
  storeFilter('u1', parseListState('?search_term=bella'))
  storeFilter('u1', parseListState('?page=2'))
  expect(restoredSearch('u1', '')).toBeNull()
  storeFilter('u1', parseListState('?search_term=bella'))
  forgetFilter('u1')
  expect(restoredSearch('u1', '')).toBeNull()
})

test.each(['{', '[]', '7', '{"search":{"a":1},"createdFrom":"soon"}'])(
  'a damaged entry %s restores nothing',
  (text) => {
    localStorage.setItem('portal.personal.filter.u1.bookings', text)
    expect(restoredSearch('u1', '')).toBeNull()
  },
)
