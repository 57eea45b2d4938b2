import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { availableFrom, whyNotOrderable } from './orderable'
import { ProductSchema } from './schema'

const TODAY = '2026-11-22'
const urn = parse(ProductSchema, {
  id: 'u1',
  name: 'Brass urn',
  categoryId: 'metalUrns',
  sendToUnleashed: true,
  hasInventory: true,
  stock: { 'WA LWD': { available: 6, minimum: 5 } },
})

test.each([
  [null, null],
  ['', null],
  ['no day', null],
  ['2024-07-01', null],
  ['2026-11-22', null],
  ['2026-11-22T14:00:00Z', null],
  ['2026-11-23', '2026-11-23'],
  ['2026-12-12', '2026-12-12'],
  ['2027-01-01', '2027-01-01'],
])('dateAvailable %j on 22 November 2026: available from %j [OPEN-101]', (dateAvailable, day) =>
  expect(availableFrom({ dateAvailable }, TODAY)).toBe(day),
)

test.each([
  ['as it is', {}, 'WA LWD', null],
  ['of another brand', {}, 'VIC EDH', 'unavailable'],
  ['made to order', { specialOrder: true }, 'VIC EDH', null],
  ['of next month', { dateAvailable: '2026-12-12' }, 'WA LWD', 'notYetAvailable'],
  ['of next month, made to order', { dateAvailable: '2026-12-12', specialOrder: true }, 'WA LWD', 'notYetAvailable'],
  ['withdrawn', { hideInPortalModal: true, dateAvailable: '2026-12-12' }, 'WA LWD', 'withdrawn'],
] as const)('an urn %s: %s [OPEN-63, OPEN-101]', (_, change, brand, code) =>
  expect(whyNotOrderable({ ...urn, ...change }, brand, TODAY)).toBe(code),
)
