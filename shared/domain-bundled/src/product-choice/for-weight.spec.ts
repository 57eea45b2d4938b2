import { expect, test } from 'vitest'
import { choicesForWeight, hasSizes, sizesForWeight } from './for-weight'
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

test('a package has the sizes of its contents; one for each weight [OPEN-211]', () => {
  expect([hasSizes(tree, ['gold']), hasSizes(tree, ['other'])]).toEqual([true, false])
  const namesFor = (weight: number) => sizesForWeight(tree, ['gold'], weight).map(({ chosen }) => chosen?.id)
  expect([9.99, 10, 60].map(namesFor)).toEqual([['urn-s'], ['urn-m'], ['urn-l']])
})

test('an item with sizes below the weight of the pet has none for it', () => {
  const small = treeOf('jar', [{ name: 'Size', values: { s: size(0, 10, 0), m: size(10, 25, 0) } }])
  expect([25, 25.01].map((weight) => sizesForWeight(small, ['jar'], weight).length)).toEqual([1, 0])
})
