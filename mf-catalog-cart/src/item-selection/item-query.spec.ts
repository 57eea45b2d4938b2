import { expect, test } from 'vitest'
import { itemFiltersFor } from '@portal/domain'
import { itemQuery, pageAddress, pageOf } from './item-query'

test('requests ten items in the categories of its filter [CAT-05, OPEN-60]', () => {
  const [, urns] = itemFiltersFor('private')
  expect(urns && itemQuery(urns, { search: 'oak', page: 2, serviceType: 'private' })).toEqual({
    query: {
      category: ['urns', 'metalUrns', 'ceramicUrns'],
      search: 'oak',
      page: 2,
      page_size: 10,
      serviceType: 'private',
    },
  })
})

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=x', 1],
  ['?page=99999', 1],
])('the page of %j is %d [CAT-04]', (search, page) => expect(pageOf(search)).toBe(page))

test('a page link keeps the step and the rest of the address [CAT-04]', () => {
  const at = { pathname: '/new-booking/private', search: '?a=1&page=2', hash: '#product-list' }
  expect(pageAddress(at, 3)).toBe('/new-booking/private?a=1&page=3#product-list')
  expect(pageAddress(at, 1)).toBe('/new-booking/private?a=1#product-list')
})
