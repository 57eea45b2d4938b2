import { describe, expect, test } from 'vitest'
import { amountOn, lineAmounts, priceListOf } from './prices'

const amounts = { listPrice: 59, baseRate: 40 }

describe('prices [OPEN-84, DOM-50, DOM-51]', () => {
  test.each([
    ['Yes', 'RRP', 59],
    ['Yes', 'Pricebook', 40],
    ['Yes', 'No price', null],
    ['Yes', '', null],
    ['No', 'RRP', null],
  ])('portal access %s with %s shows %s', (hasPortalAccess, pricing, shown) => {
    expect(amountOn(priceListOf({ hasPortalAccess, pricing }), amounts)).toBe(shown)
  })

  test('a line costs its product and its options, to the cent', () => {
    expect(
      lineAmounts({ listPrice: 0.1, baseRate: 10 }, [
        { listPrice: 0.2, baseRate: 0 },
        { listPrice: 19.99, baseRate: 1.01 },
      ]),
    ).toEqual({ listPrice: 20.29, baseRate: 11.01 })
  })
})
