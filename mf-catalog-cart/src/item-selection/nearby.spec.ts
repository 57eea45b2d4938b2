import { expect, test } from 'vitest'
import { itemFiltersFor } from '@portal/domain'
import type { ItemFilter } from '@portal/domain'
import { nearbyLists, nearbyText } from './nearby'

const filters = itemFiltersFor('private')
const named = (slug: string): ItemFilter =>
  filters.find((one) => one.slug === slug) ?? { slug, label: '', categories: [] }
const category = (id: string, items: number, matches = 0) => ({ id, items, matches })
const ALL = [category('urns', 20), category('metalUrns', 18), category('ceramicUrns', 13), category('keepsakes', 1)]

test('leads to the matches of other categories, and keeps the search', () => {
  const found = { categories: [category('metalUrns', 18, 3), category('keepsakes', 26, 1)], spelling: null }
  const choice = { search: 'tealight', filter: named('memorabilia') }
  expect(nearbyLists(found, choice, filters)).toEqual([
    { label: 'Urns & Vessels: 3 matches', change: { filter: named('urns') } },
    { label: 'Keepsakes: 1 match', change: { filter: named('keepsakes') } },
  ])
  expect(nearbyText(found, choice, filters)).toBe('Nothing with these filters. There is more elsewhere.')
})

test('without a match it says which category has most items, and leads to each', () => {
  const choice = { search: 'xyzzy', filter: named('all') }
  expect(nearbyText({ categories: ALL, spelling: null }, choice, filters)).toBe(
    'Nothing by that name. Urns & Vessels has 51 items.',
  )
  expect(nearbyLists({ categories: ALL, spelling: null }, choice, filters)).toEqual([
    { label: 'Urns & Vessels: 51 items', change: { search: '', filter: named('urns') } },
    { label: 'Keepsakes: 1 item', change: { search: '', filter: named('keepsakes') } },
  ])
})

test('offers the right spelling first, in a category that has it', () => {
  const found = { categories: ALL, spelling: { search: 'tealight', categories: ['metalUrns'] } }
  const labels = (slug: string) => nearbyLists(found, { search: 'tealigt', filter: named(slug) }, filters)[0]
  expect(labels('urns')).toEqual({
    label: 'Search for “tealight”',
    change: { search: 'tealight', filter: named('urns') },
  })
  expect(labels('keepsakes')?.change.filter).toEqual(named('all'))
  expect(nearbyLists(found, { search: 'tealigt', filter: named('vet') }, itemFiltersFor('vet-supply-order'))).toEqual(
    [],
  )
})

test('an empty catalogue leads nowhere', () => {
  expect(nearbyText({ categories: [], spelling: null }, { search: 'urn', filter: named('all') }, filters)).toBe(
    'Nothing by that name.',
  )
})
