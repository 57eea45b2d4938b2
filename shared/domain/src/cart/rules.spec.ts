import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { newLine, removedLine } from '../quoted-line/rules'
import { ChildOptionSchema } from '../quoted-line/schema'
import { cartTotal, lineTotal, toCartLine, visibleLines } from './rules'

const line = (id: string, unitPrice: number | null, quantity = 1) => ({
  ...newLine({ id: `product-${id}`, name: id, price: unitPrice }, id),
  id,
  quantity,
})
const child = (id: string, unitPrice: number) => ({
  id,
  name: id,
  quantity: 1,
  unitPrice,
  showInConfirmationEmails: false,
})

describe('the total [DOM-48, OPEN-58]', () => {
  test('is unit price times quantity plus both fees: 2 × 120.00 + 24.95 + 45.50 + 12.00 = 322.45', () => {
    const lines = [line('urn', 120, 2), line('print', 24.95)]
    expect(cartTotal({ lines, collectionFee: 45.5, returnFee: 12 })).toBe(322.45)
  })

  test('has no binary dust: 0.1 + 0.2 = 0.3', () => {
    expect(cartTotal({ lines: [line('a', 0.1), line('b', 0.2)], collectionFee: null, returnFee: null })).toBe(0.3)
  })

  test('leaves out deleted lines, travel lines and fees not known yet', () => {
    const lines = [line('urn', 120), removedLine(line('print', 24.95)), { ...line('zone', 50), isHomeCollection: true }]
    expect(cartTotal({ lines, collectionFee: 50, returnFee: null })).toBe(170)
  })

  test('counts a child once, listed apart or not', () => {
    const parent = { ...line('package', 300), childProducts: [child('plate', 15)] }
    const apart = { ...line('plate', 15), parentProductId: 'package' }
    expect(cartTotal({ lines: [parent], collectionFee: 0, returnFee: 0 })).toBe(315)
    expect(cartTotal({ lines: [parent, apart], collectionFee: 0, returnFee: 0 })).toBe(315)
    expect(cartTotal({ lines: [apart, parent], collectionFee: 0, returnFee: 0 })).toBe(315)
  })

  test('counts new lines without an id one by one', () => {
    const lines = [line('', 10), line('', 10)]
    expect(cartTotal({ lines, collectionFee: null, returnFee: null })).toBe(20)
  })

  test('an unknown price counts nothing', () => {
    expect(cartTotal({ lines: [line('urn', null)], collectionFee: null, returnFee: null })).toBe(0)
  })
})

test('a line costs with its child products', () => {
  expect(lineTotal({ ...line('package', 300, 2), childProducts: [child('plate', 15)] })).toBe(615)
})

test('the cart lists no deleted, no travel lines and no children of a listed line [OPEN-58]', () => {
  const lines = [
    line('package', 300),
    { ...line('plate', 15), parentProductId: 'package' },
    { ...line('orphan', 5), parentProductId: 'gone' },
    { ...line('zone', 50), isHomeCollection: true },
    removedLine(line('print', 24.95)),
  ]
  expect(visibleLines(lines).map(({ id }) => id)).toEqual(['package', 'orphan'])
})

test('a cart line names its chosen options once [DOM-19]', () => {
  const option = parse(ChildOptionSchema, { id: 'o1', name: 'Large', engraving_text: 'Bella' })
  const cartLine = toCartLine({
    ...line('urn', 120),
    packageProductsC: { urn: [option] },
    childProducts: [child('o1', 10), child('plate', 15)],
  })
  expect(cartLine.childProductsCartFormat).toEqual([
    { id: 'o1', name: 'Large', engravingText: 'Bella' },
    { id: 'plate', name: 'plate', engravingText: null },
  ])
  expect(cartLine.canBeDeleted).toBe(true)
})
