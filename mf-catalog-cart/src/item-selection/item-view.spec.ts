import { expect, test } from 'vitest'
import { itemViewOf, NO_FILTERS, viewAddress } from './item-view'

const PLAIN = { page: 1, sort: null, direction: 'asc', ...NO_FILTERS }

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=x', 1],
  ['?page=99999', 1],
])('the page of %j is %d [CAT-04]', (search, page) => expect(itemViewOf(search).page).toBe(page))

test('a page link keeps the step and the rest of the address [CAT-04]', () => {
  const at = { pathname: '/new-booking/private', search: '?a=1&page=2', hash: '#product-list' }
  expect(viewAddress(at, { page: 3 })).toBe('/new-booking/private?a=1&page=3#product-list')
  expect(viewAddress(at, { page: 1 })).toBe('/new-booking/private?a=1#product-list')
})

test('order and filters stand in the address, and change to page 1 [CAT-12]', () => {
  const at = { pathname: '/p', search: '?draft=d&page=4', hash: '#product-list' }
  const address = viewAddress(at, { sort: 'price', direction: 'desc', material: 'timber', isSized: true })
  expect(address).toBe('/p?draft=d&sort=price&direction=desc&material=timber&size=fits#product-list')
  const { search } = new URL(address, 'http://portal.test')
  expect(itemViewOf(search)).toEqual({ ...PLAIN, sort: 'price', direction: 'desc', material: 'timber', isSized: true })
  expect(viewAddress({ ...at, search }, { ...NO_FILTERS, sort: null })).toBe('/p?draft=d#product-list')
})

test('unknown values are left out', () => {
  expect(itemViewOf('?sort=colour&direction=desc&material=toString&size=1&price=free')).toEqual(PLAIN)
})
