import { expect, test } from 'vitest'
import { PRICING_OPTIONS, priceVisibility } from './rules'

const practice = (access: string | null, pricing: string | null) => ({
  cstm: { has_portal_access_c: access, pricing_information_c: pricing },
})

test('three pricing options [PRA-05]', () => {
  expect(PRICING_OPTIONS).toEqual(['No price', 'Pricebook', 'RRP'])
})

test.each([
  ['Yes', 'RRP', true, 'RRP'],
  ['Yes', 'Pricebook', true, 'Pricebook'],
  ['Yes', 'No price', false, null],
  ['Yes', 'NO PRICE', false, null],
  ['Yes', null, false, null],
  ['No', 'RRP', false, null],
  [null, 'RRP', false, null],
  ['Declined', 'RRP', false, null],
  ['Pending', 'RRP', false, null],
  ['Suspended', 'Pricebook', false, null],
  ['On hold', 'RRP', false, null],
  ['', 'RRP', false, null],
  ['1', 'RRP', false, null],
])('portal access %j with %j: visible %j, column %j [DOM-50, DOM-51]', (access, pricing, visible, column) => {
  expect(priceVisibility(practice(access, pricing))).toEqual({ visible, column })
})

test('without a practice no prices are shown', () => {
  expect(priceVisibility(null)).toEqual({ visible: false, column: null })
})
