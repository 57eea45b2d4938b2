import { expect, test } from 'vitest'
import { amountOn, lineAmounts, priceListFor } from './price-list'

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

test('no practice, no amounts', () => {
  expect(priceListFor(null)).toBeNull()
})

test('a line costs its product and its options, to the cent [OPEN-84]', () => {
  expect(
    lineAmounts({ listPrice: 0.1, baseRate: 10 }, [
      { listPrice: 0.2, baseRate: 0 },
      { listPrice: 19.99, baseRate: 1.01 },
    ]),
  ).toEqual({ listPrice: 20.29, baseRate: 11.01 })
  expect(lineAmounts(amounts, [])).toEqual(amounts)
})
