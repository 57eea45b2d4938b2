import { expect, test } from 'vitest'
import type { WizardKind } from '../wizard-kind/rules'
import { categoriesOfFilter, itemFiltersFor } from './rules'

const labels = (flow: WizardKind) => itemFiltersFor(flow).map(({ label }) => label)

test('a private booking has every filter, All Items first [CAT-13, CAT-14]', () => {
  expect(labels('private')).toEqual(['All Items', 'Urns & Vessels', 'Memorabilia', 'Keepsakes'])
})

test('communal wizards have keepsakes only, and two or fewer filters drop All Items [CAT-15, CAT-16, OPEN-60]', () => {
  expect(labels('communal')).toEqual(['Keepsakes'])
  expect(labels('vetunity-communal')).toEqual(['Keepsakes'])
})

test('the urns wizard hides keepsakes, also from All Items [CAT-17]', () => {
  expect(labels('urns-and-memorabilia')).toEqual(['All Items', 'Urns & Vessels', 'Memorabilia'])
  const [all] = itemFiltersFor('urns-and-memorabilia')
  expect(all && categoriesOfFilter(all)).toEqual(['urns', 'metalUrns', 'ceramicUrns', 'memorialisation'])
})

test('the vet supply wizard has its own category only [CAT-18]', () => {
  expect(itemFiltersFor('vet-supply-order')).toEqual([
    { slug: 'vet-supplies', label: 'Vet Supplies', categories: ['vetSupplies'] },
  ])
})

test('each filter requests its categories [OPEN-60]', () => {
  expect(itemFiltersFor('private').map(categoriesOfFilter)).toEqual([
    ['urns', 'metalUrns', 'ceramicUrns', 'memorialisation', 'keepsakes'],
    ['urns', 'metalUrns', 'ceramicUrns'],
    ['memorialisation'],
    ['keepsakes'],
  ])
})
