import { expect, test } from 'vitest'
import { amountOn, lineAmounts, priceListFor, reducedPrice } from './price-list'

const amounts = { listPrice: 59, baseRate: 40 }
const practice = (access: string, pricing: string) => ({
  cstm: { has_portal_access_c: access, pricing_information_c: pricing },
})

test.each([
  ['Yes', 'RRP', 59],
  ['Yes', 'Pricebook', 40],
  ['Yes', 'No price', null],
  ['Yes', '', null],
  ['No', 'RRP', null],
])('portal access %s with %s shows %s [OPEN-84, DOM-50, DOM-51]', (access, pricing, shown) => {
  expect(amountOn(priceListFor(practice(access, pricing)), amounts)).toBe(shown)
})

test('without a practice no amounts are shown', () => {
  expect(priceListFor(null)).toBeNull()
})

test('a line costs its product plus its options, to the cent [OPEN-84]', () => {
  expect(
    lineAmounts({ listPrice: 0.1, baseRate: 10 }, [
      { listPrice: 0.2, baseRate: 0 },
      { listPrice: 19.99, baseRate: 1.01 },
    ]),
  ).toEqual({ listPrice: 20.29, baseRate: 11.01 })
  expect(lineAmounts(amounts, [])).toEqual(amounts)
})

test.each([
  [85, 72, 72],
  [85, 85, null],
  [85, 90, null],
  [85, 0, 0],
  [85, -1, null],
  [85, null, null],
  [85, undefined, null],
])('list price %d, discount price %s: reduced to %s [OPEN-101]', (listPrice, discountPrice, reduced) =>
  expect(reducedPrice({ listPrice, discountPrice })).toBe(reduced),
)

test('a reduced product costs its discount price on the list, and the usual price in the pricebook [OPEN-101]', () => {
  const urn = { listPrice: 85, baseRate: 66, discountPrice: 72 }
  expect([amountOn('listPrice', urn), amountOn('baseRate', urn), amountOn(null, urn)]).toEqual([72, 66, null])
  expect(lineAmounts(urn, [{ listPrice: 8.5, baseRate: 6 }])).toEqual({ listPrice: 80.5, baseRate: 72 })
})
