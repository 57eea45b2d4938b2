import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { newLine, removedLine } from '../quoted-line/rules'
import { ChildOptionSchema } from '../quoted-line/schema'
import { feeLines, itemLines, orderLines, orderOf, orderTotal, visibleLines } from './rules'

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
    expect(orderTotal({ lines, fees: { collection: 45.5, return: 12 } })).toBe(322.45)
  })

  test('is exact to the cent: 0.1 + 0.2 = 0.3', () => {
    expect(orderTotal({ lines: [line('a', 0.1), line('b', 0.2)], fees: { collection: null, return: null } })).toBe(0.3)
  })

  test('leaves out deleted lines, travel lines and unknown fees', () => {
    const lines = [line('urn', 120), removedLine(line('print', 24.95)), { ...line('zone', 50), isHomeCollection: true }]
    expect(orderTotal({ lines, fees: { collection: 50, return: null } })).toBe(170)
  })

  test('counts a child product once, listed separately or not', () => {
    const parent = { ...line('package', 300), childProducts: [child('plate', 15)] }
    const apart = { ...line('plate', 15), parentProductId: 'package' }
    expect(orderTotal({ lines: [parent], fees: { collection: 0, return: 0 } })).toBe(315)
    expect(orderTotal({ lines: [parent, apart], fees: { collection: 0, return: 0 } })).toBe(315)
    expect(orderTotal({ lines: [apart, parent], fees: { collection: 0, return: 0 } })).toBe(315)
  })

  test('counts each new line without an id', () => {
    const lines = [line('', 10), line('', 10)]
    expect(orderTotal({ lines, fees: { collection: null, return: null } })).toBe(20)
  })

  test('an unknown price adds nothing', () => {
    expect(orderTotal({ lines: [line('urn', null)], fees: { collection: null, return: null } })).toBe(0)
  })
})

test('a line costs its own price plus its child products', () => {
  const [item] = itemLines([{ ...line('package', 300, 2), childProducts: [child('plate', 15)] }])
  expect({ unitPrice: item?.unitPrice, amount: item?.amount }).toEqual({ unitPrice: 300, amount: 615 })
})

test('the cart lists no deleted lines, travel lines or children of a listed line [OPEN-58]', () => {
  const lines = [
    line('package', 300),
    { ...line('plate', 15), parentProductId: 'package' },
    { ...line('orphan', 5), parentProductId: 'gone' },
    { ...line('zone', 50), isHomeCollection: true },
    removedLine(line('print', 24.95)),
  ]
  expect(visibleLines(lines).map(({ id }) => id)).toEqual(['package', 'orphan'])
})

test('an order lists its items, then each fee with quantity 1 [WIZ-118, OPEN-58]', () => {
  const order = { quotedProducts: [line('print', 85, 2), line('urn', null)], collection_fee: 0, return_fee: null }
  const rows = orderLines(orderOf({ ...order, serviceType: '' })).map((line) => {
    const { kind, name, quantity, unitPrice, amount } = line
    return [kind, name, quantity, unitPrice, amount]
  })
  expect(rows).toEqual([
    ['item', 'print', 2, 85, 170],
    ['item', 'urn', 1, 'toBeConfirmed', 'toBeConfirmed'],
    ['fee', 'Collection Travel Cost', 1, 0, 0],
    ['fee', 'Return Travel Cost', 1, 'toBeConfirmed', 'toBeConfirmed'],
  ])
})

test.each([
  ['Vet Supply Order', 0, 0, []],
  ['Vet Supply Order', 12, 0, ['collection']],
  ['Urns and Memorabilia Order', 0, 0, ['return']],
  ['Urns and Memorabilia Order', null, null, ['return']],
  ['Vet Supply Order', null, null, []],
  ['Private Cremation & Dispersal of Ashes', 35, 0, ['collection']],
  ['Private Cremation & Return of Ashes', 0, 0, ['collection', 'return']],
])(
  '%s with fees of %s and %s lists the fees %j [OPEN-58, OPEN-178]',
  (serviceType, collection_fee, return_fee, told) => {
    const order = { quotedProducts: [line('print', 85)], serviceType, collection_fee, return_fee }
    expect(orderLines(orderOf(order)).flatMap(({ kind, key }) => (kind === 'fee' ? [key] : []))).toEqual(told)
  },
)

test.each([
  ['Urns and Memorabilia Order', 12, ['return']],
  ['Urns and Memorabilia Order', null, []],
  ['Vet Supply Order', null, []],
  ['Private Cremation & Return of Ashes', null, ['collection', 'return']],
])('without items %s with a return fee of %s lists the fees %j [OPEN-178]', (serviceType, return_fee, told) => {
  const order = { quotedProducts: [], serviceType, collection_fee: null, return_fee }
  expect(orderLines(orderOf(order)).map(({ key }) => key)).toEqual(told)
})

test.each([
  [0, ['return'], 'included'],
  [0, [], 0],
  [12, ['return'], 12],
  [null, ['return'], 'toBeConfirmed'],
] as const)('a return fee of %s with %j included costs %s [OPEN-96]', (fee, included, amount) => {
  const [line] = feeLines({ fees: { return: fee }, included })
  expect([line?.unitPrice, line?.amount, line?.isBlank]).toEqual([amount, amount, false])
})

test('a fee outside the order has no line', () => {
  expect(orderLines({ lines: [], fees: { collection: 5 } }).map(({ key }) => key)).toEqual(['collection'])
})

test('unsaved lines have keys of their own', () => {
  const lines = [{ ...line('', 10), editId: 'edit-1' }, line('', 10), { ...line('', 10), editId: null }]
  expect(itemLines(lines).map(({ key }) => key)).toEqual(['edit-1', 'new-1', 'new-2'])
})

test('an item lists each chosen option once [DOM-19]', () => {
  const option = parse(ChildOptionSchema, { id: 'o1', name: 'Large', engraving_text: 'Bella' })
  const [item] = itemLines([
    { ...line('urn', 120), packageProductsC: { urn: [option] }, childProducts: [child('o1', 10), child('plate', 15)] },
  ])
  expect(item?.options).toEqual([
    { id: 'o1', name: 'Large', engravingText: 'Bella', group: '' },
    { id: 'plate', name: 'plate', engravingText: null, group: '' },
  ])
  expect(item?.line.canBeDeleted).toBe(true)
})
