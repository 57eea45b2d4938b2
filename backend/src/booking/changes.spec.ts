import { expect, test } from 'vitest'
import { itemChanges } from './changes'

type Item = Parameters<typeof itemChanges>[0][number]

const candle: Item = {
  id: 'l1',
  name: 'Candle',
  productId: 'candle',
  quantity: 1,
  deleted: false,
  packageProducts: {},
  engravingText: '',
  children: [],
  homeCollection: false,
  parentProductId: null,
}
const urn = { ...candle, id: 'l2', name: 'Jarrah Urn', productId: 'urn' }

test.each([
  ['nothing', [candle], [candle], []],
  ['one that is taken out', [candle, urn], [candle, { ...urn, deleted: true, quantity: 0 }], ['Jarrah Urn removed']],
  ['another number', [candle], [{ ...candle, quantity: 3 }], ['Candle: 3 instead of 1']],
  ['another product', [candle], [{ ...urn, id: 'l1' }], ['Jarrah Urn in place of Candle']],
  ['other choices', [urn], [{ ...urn, packageProducts: { colour: ['black'] } }], ['Jarrah Urn: other choices']],
  [
    'several of one',
    [urn],
    [{ ...urn, quantity: 2, engravingText: 'Bella' }],
    ['Jarrah Urn: 2 instead of 1, other words'],
  ],
])('names the item of a change: %s [OPEN-209]', (_what, before, after, told) => {
  expect(itemChanges(before, after)).toEqual(told)
})

test('never includes the engraved text, which may contain a name', () => {
  const told = itemChanges([{ ...urn, engravingText: 'Ada Quill' }], [{ ...urn, engravingText: 'Biscuit Quill' }])
  expect(told).toEqual(['Jarrah Urn: other words'])
})

test('ignores zone lines and plaques of packages', () => {
  expect(itemChanges([], [{ ...candle, homeCollection: true }])).toEqual([])
  expect(itemChanges([], [{ ...candle, parentProductId: 'package' }])).toEqual([])
})
