import { expect, test } from 'vitest'
import { orderAgain, stockLeft } from './again'
import type { ReorderFacts } from './again'

const line = (changes: Partial<ReorderFacts> = {}): ReorderFacts => ({
  productId: 'bags',
  quantity: 5,
  isOffered: true,
  left: null,
  was: 12.5,
  now: 12.5,
  ...changes,
})

test.each<[string, Partial<ReorderFacts>, unknown]>([
  ['as it was', {}, { quantity: 5, changes: [] }],
  ['no longer offered', { isOffered: false, now: 20 }, { quantity: 0, changes: [{ kind: 'gone' }] }],
  ['none left', { left: 0 }, { quantity: 0, changes: [{ kind: 'gone' }] }],
  ['just enough', { left: 5 }, { quantity: 5, changes: [] }],
  ['three of five left', { left: 3 }, { quantity: 3, changes: [{ kind: 'fewer', was: 5, now: 3 }] }],
  ['dearer', { now: 13 }, { quantity: 5, changes: [{ kind: 'price', was: 12.5, now: 13 }] }],
  ['cheaper by a cent', { now: 12.49 }, { quantity: 5, changes: [{ kind: 'price', was: 12.5, now: 12.49 }] }],
  ['other by dust alone', { was: 0.3, now: 0.1 + 0.2 }, { quantity: 5, changes: [] }],
  ['prices are hidden', { was: null, now: null }, { quantity: 5, changes: [] }],
  [
    'fewer and dearer',
    { left: 1, now: 20 },
    {
      quantity: 1,
      changes: [
        { kind: 'fewer', was: 5, now: 1 },
        { kind: 'price', was: 12.5, now: 20 },
      ],
    },
  ],
])('a line %s [OPEN-186]', (_what, changes, again) => expect(orderAgain([line(changes)])).toEqual([again]))

test('lines of one product share its stock [OPEN-186]', () => {
  const bags = line({ left: 7 })
  expect(orderAgain([bags, line({ productId: 'tags', left: 9 }), bags, bags]).map(({ quantity }) => quantity)).toEqual([
    5, 5, 2, 0,
  ])
})

const counted = { categoryId: 'vetSupplies', specialOrder: false, hasInventory: true }
test.each([
  [{ 'WA LWD': { available: 10, minimum: 4 } }, 6],
  [{ 'WA LWD': { available: 4, minimum: 4 } }, 0],
  [{ 'WA LWD': { available: 2, minimum: 4 } }, 0],
  [{ 'WA LWD': { available: 4.5, minimum: null } }, 4],
  [{ 'VIC EDH': { available: 10, minimum: 0 } }, 0],
])('of the stock %j the brand can sell %i [CAT-50]', (stock, left) =>
  expect(stockLeft({ ...counted, stock }, 'WA LWD')).toBe(left),
)

test.each([{ specialOrder: true }, { hasInventory: false }, { categoryId: 'cremationPackages' }])(
  'has no stock limit for %j [OPEN-63]',
  (facts) => expect(stockLeft({ ...counted, ...facts, stock: {} }, 'WA LWD')).toBeNull(),
)
