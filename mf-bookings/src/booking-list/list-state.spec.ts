import { describe, expect, test } from 'vitest'
import { isFiltered, listSearch, parseListState, withFilter, NO_FILTER } from './list-state'

const plain = { ...NO_FILTER, page: 1, sort: null }

describe('the address is the state', () => {
  test('an empty address is the first page of all bookings', () => {
    expect(parseListState('')).toEqual(plain)
    expect(listSearch(plain)).toBe('')
  })

  test('reads and writes every parameter [BKG-22, OPEN-20, OPEN-183]', () => {
    const search =
      '?page=3&search_term=bella&service_type=private+cremation+*+return+of+ashes&service_status=VP+Submitted' +
      '&service_status_label=Submitted&date_created_from=2026-01-31&date_created_to=2026-02-28' +
      '&attention=instructions&sort=owner_name&direction=desc'
    const state = parseListState(search)
    expect(state).toEqual({
      page: 3,
      search: 'bella',
      serviceType: 'private cremation & return of ashes',
      status: 'VP Submitted',
      statusLabel: 'Submitted',
      createdFrom: '2026-01-31',
      createdTo: '2026-02-28',
      attention: 'instructions',
      sort: { column: 'owner_name', direction: 'desc' },
    })
    expect(listSearch(state)).toBe(search)
  })

  test('writes an ampersand in a service type as * and reads it back [BKG-23]', () => {
    const state = withFilter(plain, { serviceType: 'private cremation & dispersal of ashes' })
    expect(new URLSearchParams(listSearch(state)).get('service_type')).toBe('private cremation * dispersal of ashes')
    expect(parseListState(listSearch(state)).serviceType).toBe('private cremation & dispersal of ashes')
  })

  test.each([
    ['?page=0', plain],
    ['?page=99999', plain],
    ['?date_created_from=2026-02-30', plain],
    ['?sort=password&direction=asc', plain],
    ['?attention=ashes', plain],
    ['?service_status_label=Submitted', plain],
    ['?search_term=%00%07', plain],
    ['?service_status=%00&service_status_label=x', plain],
    ['?date_created_from=2026-03-02&date_created_to=2026-03-01', plain],
    ['?date_created_from=0000-01-01&date_created_to=9999-12-31', plain],
  ])('%s is ignored', (search, expected) => {
    expect(parseListState(search)).toEqual(expected)
  })

  test("cuts a search text to the API's limit", () => {
    expect(parseListState(`?search_term=${'x'.repeat(10_000)}`).search).toHaveLength(100)
    expect(parseListState('?search_term=Bella%07%00Reid').search).toBe('Bella Reid')
  })
})

test('a new search or filter goes to page 1 and keeps the order [BKG-33]', () => {
  const state = parseListState('?page=4&search_term=max&sort=pet_name&direction=asc')
  expect(withFilter(state, { status: 'Posted', statusLabel: 'Part Posted' })).toEqual({
    ...state,
    page: 1,
    status: 'Posted',
    statusLabel: 'Part Posted',
  })
})

test('page and order alone do not count as a filter [BKG-24, BKG-25]', () => {
  expect(isFiltered(parseListState('?page=2&sort=pet_name&direction=asc'))).toBe(false)
  expect(isFiltered(parseListState('?search_term=b'))).toBe(true)
  expect(isFiltered(parseListState('?date_created_to=2026-01-01'))).toBe(true)
})
