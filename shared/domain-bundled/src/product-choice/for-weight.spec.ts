import { expect, test } from 'vitest'
import { choicesForWeight } from './for-weight'
import { priceWithChoices } from '@portal/domain'
import { treeOf } from '@portal/testing/choice-tree'

const size = (min_weight: number, max_weight: number | null, unit_price: number) => ({
  min_weight,
  max_weight,
  unit_price,
})
const urn = treeOf('urn', [
  { name: 'Size', values: { s: size(0, 10, 0), m: size(10, 25, 25), l: size(25, null, 55) } },
  { name: 'Colour', values: { slate: { unit_price: 9 } } },
])
const [[, [sample]] = [null, []]] = [...urn]
const held = sample?.options.slice(0, 1).map((option) => ({ ...option, id: 'urn', baseId: 'urn', unit_price: 0 })) ?? []
const tree = new Map([
  ['gold', [{ parentId: 'gold', name: 'Resting place', isOptional: false, options: held }]],
  ...urn,
])

test.each([
  [5, 400],
  [10, 425],
  [28.4, 455],
])('with the size for %s kg a package of 400 costs %s; other choices are still open [OPEN-211]', (weight, cost) => {
  expect(priceWithChoices(400, tree, ['gold'], choicesForWeight(tree, ['gold'], weight))).toBe(cost)
})

test('an unknown tree has no choices', () => expect(choicesForWeight(new Map(), ['gold'], 5)).toEqual({}))
