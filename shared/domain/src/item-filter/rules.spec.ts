import { expect, test } from 'vitest'
import type { WizardKind } from '../wizard-kind/rules'
import { categoriesOfFilter, itemFiltersFor } from './rules'

const labels = (flow: WizardKind) => itemFiltersFor(flow).map(({ label }) => label)

test('a private booking filters by everything, All Items first [CAT-13, CAT-14]', () => {
  expect(labels('private')).toEqual(['All Items', 'Urns & Vessels', 'Memorabilia', 'Keepsakes'])
})

test('communal flows keep keepsakes, and two or fewer drop All Items [CAT-15, CAT-16, OPEN-60]', () => {
  expect(labels('communal')).toEqual(['Keepsakes'])
  expect(labels('vetunity-communal')).toEqual(['Keepsakes'])
})

test('the urns flow hides keepsakes, also from All Items [CAT-17]', () => {
  expect(labels('urns-and-memorabilia')).toEqual(['All Items', 'Urns & Vessels', 'Memorabilia'])
  const [all] = itemFiltersFor('urns-and-memorabilia')
  expect(all && categoriesOfFilter(all)).toEqual(['urns', 'metalUrns', 'ceramicUrns', 'memorialisation'])
})

test('vet supply has its own category alone [CAT-18]', () => {
  expect(itemFiltersFor('vet-supply-order')).toEqual([
    { slug: 'vet-supplies', label: 'Vet Supplies', categories: ['vetSupplies'] },
  ])
})

test('each filter asks for its categories [OPEN-60]', () => {
  expect(itemFiltersFor('private').map(categoriesOfFilter)).toEqual([
    ['urns', 'metalUrns', 'ceramicUrns', 'memorialisation', 'keepsakes'],
    ['urns', 'metalUrns', 'ceramicUrns'],
    ['memorialisation'],
    ['keepsakes'],
  ])
})
