import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { canAddToCart, defaultOptionByWeight, isAvailable } from './rules'
import { ProductSchema, ProductSummarySchema } from './schema'

const urn = parse(ProductSummarySchema, {
  id: 'u1',
  name: 'Brass urn',
  categoryId: 'metalUrns',
  sendToUnleashed: '1',
  hasInventory: 1,
  stock: { 'WA LWD': { available: '6', minimum: '5' }, 'VIC EDH': { available: 5, minimum: 5 } },
})

describe('stock', () => {
  test('must exceed the minimum of the brand [CAT-50, DOM-33]', () => {
    expect(isAvailable(urn, 'WA LWD')).toBe(true)
    expect(isAvailable(urn, 'VIC EDH')).toBe(false)
    expect(isAvailable(urn, 'SA EDH')).toBe(false)
    expect(isAvailable(urn, 'constructor')).toBe(false)
  })

  test('is ignored without tracking, but the item must be sent to the stock system [CAT-50]', () => {
    expect(isAvailable({ ...urn, hasInventory: false }, 'VIC EDH')).toBe(true)
    expect(isAvailable({ ...urn, hasInventory: false, sendToUnleashed: false }, 'WA LWD')).toBe(false)
  })

  test('is ignored for packages [OPEN-63]', () => {
    expect(isAvailable({ ...urn, categoryId: 'cremationPackages', sendToUnleashed: false }, 'WA LWD')).toBe(true)
  })

  test('is ignored for special orders [OPEN-63]', () => {
    expect(canAddToCart(urn, 'VIC EDH')).toBe(false)
    expect(canAddToCart({ ...urn, specialOrder: true }, 'VIC EDH')).toBe(true)
  })
})

describe('the default option by weight [CAT-33, OPEN-62]', () => {
  const range = (id: string, minWeight: number | null, maxWeight: number | null) => ({
    id,
    minWeight,
    maxWeight,
  })
  const sizes = [range('S', 0, 10), range('M', 10, 25), range('L', 25, 45)]

  test.each([
    [0, 'S'],
    [9.99, 'S'],
    [10, 'M'],
    [25, 'L'],
    [45, 'L'],
    [45.01, undefined],
  ])('%d kg: %s', (weight, id) => expect(defaultOptionByWeight(sizes, weight)?.id).toBe(id))

  test('a missing maximum is unlimited, a missing minimum is 0', () => {
    const open = [...sizes, range('XL', 45, null)]
    expect(defaultOptionByWeight(open, 45)?.id).toBe('XL')
    expect(defaultOptionByWeight(open, 90)?.id).toBe('XL')
    expect(defaultOptionByWeight([range('S', null, 10)], 3)?.id).toBe('S')
  })

  test('several matching options give the narrowest range', () => {
    expect(defaultOptionByWeight([range('any', 0, null), range('wide', 0, 50), range('narrow', 5, 15)], 8)?.id).toBe(
      'narrow',
    )
  })

  test('without a weight or a range there is no default', () => {
    expect(defaultOptionByWeight(sizes, null)).toBeNull()
    expect(defaultOptionByWeight([range('plain', null, null)], 8)).toBeNull()
    expect(defaultOptionByWeight([], 8)).toBeNull()
  })
})

test('reads a product with missing fields [DOM-30..33]', () => {
  const product = parse(ProductSchema, {
    id: 12,
    name: 'Paw print',
    category: { name: 'Keepsakes' },
    categoryId: 'keepsakes',
    price: '24.50',
    requiresEngraving: '1',
    maxLines: '2',
    maxCharacters: 20,
    specialOrder: 0,
    minWeight: '',
    productImages: [{ image: '/a.png' }],
    pivot: { parent_product_id: 9 },
  })
  expect(product).toMatchObject({
    id: '12',
    price: 24.5,
    requiresEngraving: true,
    maxLines: 2,
    maxCharacters: 20,
    specialOrder: false,
    minWeight: null,
    hideInPortalModal: false,
    pivot: { parent_product_id: '9' },
    productImages: [{ image: '/a.png' }],
    stock: {},
  })
})
