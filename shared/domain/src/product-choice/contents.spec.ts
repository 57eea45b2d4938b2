import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { contentGroups, withContents } from './contents'
import { isComplete, priceWithChoices } from './rules'
import { PackageProductSchema } from './schema'
import { treeOf } from '@portal/testing/choice-tree'

const content = (id: string, name: string, change: object = {}) =>
  parse(PackageProductSchema, {
    id: `gold-${id}`,
    name,
    packageProduct: { productId: id, option: { id, baseId: id, parentId: 'gold', name: id, group: name, ...change } },
  })

/** An urn with a size, and two keepsakes, one of which can have text. */
const contents = [
  content('urn', 'Resting place'),
  content('heart', 'Keepsake', { requires_engraving: true }),
  content('card', 'Keepsake'),
]
const groups = contentGroups('gold', contents)
const tree = new Map([
  ['gold', groups],
  ...treeOf('urn', [{ name: 'Size', values: { s: { unit_price: 25 }, m: {} } }]),
  ['heart', []],
  ['card', []],
])

test('a package product is read [DOM-34]', () => {
  expect(contents[1]).toMatchObject({
    id: 'gold-heart',
    name: 'Keepsake',
    description: '',
    packageProduct: { productId: 'heart', preCremationInstructions: null },
  })
})

test('each content of a package is a dropdown of its own, also if two have one name [CAT-20]', () => {
  expect(groups.map(({ parentId, name, options }) => [parentId, name, options.map(({ id }) => id)])).toEqual([
    ['gold', 'Resting place', ['urn']],
    ['gold', 'Keepsake', ['heart']],
    ['gold', 'Keepsake', ['card']],
  ])
})

test('contents that are not sent are part of the package; text of the sent ones stays', () => {
  const words = { gold: [{ id: 'heart', engraving_text: 'Bella' }], urn: [{ id: 'urn-s' }] }
  expect(withContents(groups, words)).toEqual({
    gold: [{ id: 'heart', engraving_text: 'Bella' }, { id: 'urn' }, { id: 'card' }],
    urn: [{ id: 'urn-s' }],
  })
})

test('a package is complete when all required dropdowns of its contents are [OPEN-95]', () => {
  const open = withContents(groups, {})
  expect(isComplete(tree, ['gold'], open)).toBe(false)
  const whole = withContents(groups, { urn: [{ id: 'urn-s' }] })
  expect(isComplete(tree, ['gold'], whole)).toBe(true)
  expect(priceWithChoices(465, tree, ['gold'], whole)).toBe(490)
})
