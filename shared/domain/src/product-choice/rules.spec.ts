import { describe, expect, test } from 'vitest'
import { defaultOf, isClosed, isComplete, priceWithChoices, pruneChoices, withChoice } from './rules'
import { openGroups } from './tree'
import type { ChoiceGroup } from './tree'
import { treeOf } from '@portal/testing/choice-tree'

const LID = { name: 'Lid', values: { plain: {}, plate: { unit_price: 36 } } }
const FINISH = { name: 'Finish', values: { oiled: { below: [LID] }, satin: { unit_price: 12.5 } } }
const size = (min_weight: number, max_weight: number | null, unit_price: number) => ({
  min_weight,
  max_weight,
  unit_price,
})
const tree = treeOf('box', [
  {
    name: 'Size',
    values: { s: { ...size(0, 10, 0), below: [FINISH] }, m: size(10, 25, 25), l: size(25, null, 55) },
  },
  { name: 'Ribbon', optional: true, values: { blue: { unit_price: 4.2 } } },
])
const roots = ['box']
const groupNamed = (name: string): ChoiceGroup => {
  const found = [...tree.values()].flat().find((group) => group.name === name)
  if (!found) throw new Error(name)
  return found
}
const whole = {
  box: [{ id: 'box-s' }, { id: 'box-blue' }],
  'box-s': [{ id: 'box-s-oiled' }],
  'box-s-oiled': [{ id: 'box-s-oiled-plate' }],
}

test('a chosen value opens the dropdowns below it, directly behind its own [CAT-30]', () => {
  const names = (choices: object) =>
    openGroups(tree, roots, { ...choices }).map(({ group, level }) => [group.name, level])
  expect(names({})).toEqual([
    ['Size', 1],
    ['Ribbon', 1],
  ])
  expect(names(whole)).toEqual([
    ['Size', 1],
    ['Finish', 2],
    ['Lid', 3],
    ['Ribbon', 1],
  ])
  expect(names({ box: [{ id: 'box-m' }] })).toEqual([
    ['Size', 1],
    ['Ribbon', 1],
  ])
})

describe('complete [CAT-34, OPEN-95]', () => {
  test.each([
    ['all that is needed', whole, true],
    ['an optional one left out', { ...whole, box: [{ id: 'box-s' }] }, true],
    ['nothing chosen', {}, false],
    ['the optional one alone', { box: [{ id: 'box-blue' }] }, false],
    ['a level missing', { box: whole.box, 'box-s': whole['box-s'] }, false],
    ['a value that opens nothing', { box: [{ id: 'box-m' }] }, true],
  ])('%s', (_, choices, expected) => expect(isComplete(tree, roots, choices)).toBe(expected))

  test('is not complete before the dropdowns below each value are loaded', () => {
    const partly = new Map([...tree].filter(([parent]) => parent !== 'box-m'))
    expect(isComplete(partly, roots, { box: [{ id: 'box-m' }] })).toBe(false)
    expect(isComplete(new Map(), roots, {})).toBe(false)
  })

  test('a required dropdown with only hidden values cannot be filled [CAT-35, OPEN-63]', () => {
    const hidden = treeOf('urn', [{ name: 'Size', values: { s: { hide_in_portal_modal: true } } }])
    expect(openGroups(hidden, ['urn'], {}).map(isClosed)).toEqual([true])
    expect(isComplete(hidden, ['urn'], { urn: [{ id: 'urn-s' }] })).toBe(false)
  })
})

test('a new value removes the choices below the former one and no others [CAT-31]', () => {
  expect(withChoice(tree, roots, whole, { group: groupNamed('Size'), value: { id: 'box-l' } })).toEqual({
    box: [{ id: 'box-l' }, { id: 'box-blue' }],
  })
  expect(withChoice(tree, roots, whole, { group: groupNamed('Lid'), value: { id: 'box-s-oiled-plain' } })).toEqual({
    ...whole,
    'box-s-oiled': [{ id: 'box-s-oiled-plain' }],
  })
  expect(withChoice(tree, roots, whole, { group: groupNamed('Ribbon'), value: null })).toEqual({
    ...whole,
    box: [{ id: 'box-s' }],
  })
})

test('text stays with its value [CAT-31]', () => {
  const worded = { ...whole, 'box-s-oiled': [{ id: 'box-s-oiled-plate', engraving_text: 'Bella' }] }
  expect(pruneChoices(tree, roots, worded)).toEqual(worded)
  expect(pruneChoices(tree, roots, { ...worded, elsewhere: [{ id: 'box-s' }] })).toEqual(worded)
})

test.each([
  [8, 'box-s'],
  [10, 'box-m'],
  [60, 'box-l'],
  [null, undefined],
])('the size for a pet of %d kg is %s [CAT-33, OPEN-62]', (weight, id) => {
  expect(defaultOf(groupNamed('Size'), weight)?.id).toBe(id)
  expect(defaultOf(groupNamed('Finish'), weight)).toBeNull()
})

test('the price is the base plus each value: 189.00 + 0 + 4.20 + 36.00 = 229.20', () => {
  expect(priceWithChoices(189, tree, roots, whole)).toBe(229.2)
  expect(priceWithChoices(189, tree, roots, {})).toBe(189)
  expect(priceWithChoices(0.1, tree, roots, { box: [{ id: 'box-m' }, { id: 'box-blue' }] })).toBe(29.3)
  expect(priceWithChoices(null, tree, roots, whole)).toBeNull()
})
