import { expect, test } from 'vitest'
import { itemFiltersFor } from '@portal/domain'
import { itemQuery } from './item-query'
import { itemViewOf } from './item-view'

const [, urns] = itemFiltersFor('private')
const context = { search: 'oak', serviceType: 'private', petWeight: 28.4, hasPrices: true }
const FIXED = {
  category: ['urns', 'metalUrns', 'ceramicUrns'],
  search: 'oak',
  page_size: 10,
  serviceType: 'private',
  petWeight: 28.4,
}
const NONE = { sort: null, direction: null, material: null, sizeFor: null, priceFrom: null, priceBelow: null }

test('requests ten items in the categories of its filter, priced for the pet [CAT-05, OPEN-60]', () => {
  expect(urns && itemQuery(urns, itemViewOf('?page=2'), context)).toEqual({ query: { ...FIXED, ...NONE, page: 2 } })
})

test('requests order and filters of the address; no prices where they are hidden [OPEN-84]', () => {
  const view = itemViewOf('?sort=price&direction=desc&material=timber&size=fits&price=100-150')
  const filters = { material: 'timber', sizeFor: 28.4 }
  expect(urns && itemQuery(urns, view, context).query).toEqual({
    ...FIXED,
    ...filters,
    page: 1,
    sort: 'price',
    direction: 'desc',
    priceFrom: 100,
    priceBelow: 150,
  })
  expect(urns && itemQuery(urns, view, { ...context, hasPrices: false }).query).toEqual({
    ...FIXED,
    ...NONE,
    ...filters,
    page: 1,
  })
})
