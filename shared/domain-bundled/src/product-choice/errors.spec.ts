import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceErrorText, choiceErrors } from './errors'
import type { Choices, ChosenValue } from '@portal/domain'
import { treeOf } from '@portal/testing/choice-tree'
import type { GroupSpec, ValueSpec } from '@portal/testing/choice-tree'

const PLATE = { requires_engraving: true, engraving_max_length: 2, engraving_max_characters: 18 }
const LID: GroupSpec = { name: 'Lid', values: { plain: {}, plate: PLATE } }
const tree = treeOf('box', [
  { name: 'Size', values: { s: { below: [LID] }, m: {}, xs: { hide_in_portal_modal: true } } },
  { name: 'Ribbon', optional: true, values: { blue: {} } },
])
const of = (...ids: string[]): ChosenValue[] => ids.map((id) => ({ id }))
const errors = (choices: Choices) =>
  choiceErrors(tree, ['box'], choices).map(({ code, parentId, group, level }) => [code, parentId, group, level])

describe('reports each wrong choice with its parent, dropdown and level [OPEN-95]', () => {
  test.each<[string, Choices, unknown[]]>([
    ['nothing wrong', { box: of('box-m') }, []],
    ['nothing wrong, to the last level', { box: of('box-s', 'box-blue'), 'box-s': of('box-s-plate') }, []],
    ['nothing chosen', {}, [['required', 'box', 'Size', 1]]],
    ['a level missing', { box: of('box-s') }, [['required', 'box-s', 'Lid', 2]]],
    ['two of one dropdown', { box: of('box-m', 'box-s'), 'box-s': of('box-s-plain') }, [['tooMany', 'box', 'Size', 1]]],
    ['the same one five times', { box: of(...Array<string>(5).fill('box-m')) }, [['twice', 'box', 'Size', 1]]],
    ['a hidden one', { box: of('box-xs') }, [['hidden', 'box', 'Size', 1]]],
    ['a leaf of another branch', { box: of('box-m'), 'box-s': of('box-s-plain') }, [['notOpen', 'box-s', '', 0]]],
    ['a leaf under the product', { box: of('box-m', 'box-s-plain') }, [['unknown', 'box', '', 1]]],
    ['a parent of nonsense', { box: of('box-m'), nonsense: of('box-blue') }, [['notOpen', 'nonsense', '', 0]]],
    ['a value of nonsense', { box: of('box-m', 'nonsense') }, [['unknown', 'box', '', 1]]],
    [
      'something under what opens nothing',
      { box: of('box-m'), 'box-m': of('box-blue') },
      [['unknown', 'box-m', '', 2]],
    ],
  ])('%s', (_, choices, expected) => expect(errors(choices)).toEqual(expected))
})

test('an error names what is wrong, where and at which level [OPEN-95]', () => {
  const said = (choices: Choices) =>
    choiceErrors(tree, ['box'], choices).map((error) => choiceErrorText('Rest Box', error))
  expect(said({ box: of('box-s') })).toEqual(['Rest Box (Lid, level 2): a choice is needed'])
  expect(said({ box: of('box-m', 'nonsense') })).toEqual(['Rest Box (level 1): there is no such choice'])
  expect(said({ box: of('box-m'), x: of('y') })).toEqual(['Rest Box (under x): nothing can be chosen there'])
})

test.each([
  ['Bella', []],
  ['Bella\n2010 to 2026', []],
  ['é'.repeat(18), []],
  ['ẽ'.repeat(18), []],
  ['x'.repeat(19), ['tooLong']],
  ['a\nb\nc', ['tooLong']],
  ['a\r\nb', []],
  ['\u0000', ['noGlyph']],
  ['🐾 Bella', ['noGlyph']],
  ['ﬁdo', []],
])('the text %j on a plate of 2 lines of 18 characters [CAT-54, OPEN-95]', (engraving_text, codes) => {
  const choices = { box: of('box-s'), 'box-s': [{ id: 'box-s-plate', engraving_text }] }
  expect(errors(choices).map(([code]) => code)).toEqual(codes)
})

test('refuses text for a value that cannot be engraved [OPEN-95]', () => {
  expect(errors({ box: [{ id: 'box-m', engraving_text: 'Bella' }] })).toEqual([['noEngraving', 'box', 'Size', 1]])
})

/** Any tree up to four levels deep. */
const anyGroups = (depth: number): fc.Arbitrary<GroupSpec[]> =>
  fc.uniqueArray(anyGroup(depth), { maxLength: depth === 4 ? 3 : 2, selector: ({ name }) => name })
const anyGroup = (depth: number): fc.Arbitrary<GroupSpec> =>
  fc.integer({ min: 0, max: 3 }).chain((number) =>
    fc.record({
      name: fc.constant(`Group ${number}`),
      optional: fc.boolean(),
      // Two dropdowns under one parent have different values.
      values: fc.dictionary(
        fc.constantFrom('a', 'b', 'c').map((key) => `${number}${key}`),
        anyValue(depth),
        { maxKeys: 3 },
      ),
    }),
  )
const anyValue = (depth: number): fc.Arbitrary<ValueSpec> =>
  fc.record({
    hide_in_portal_modal: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
    below: depth === 1 ? fc.constant<GroupSpec[]>([]) : anyGroups(depth - 1),
  })
