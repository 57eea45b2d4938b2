import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { newLine, removedLine } from '../quoted-line/rules'
import { ChildOptionSchema } from '../quoted-line/schema'
import type { LinePiece, QuotedLine } from '../quoted-line/schema'
import { handOverInstructions, returnInstructions } from './instructions'
import { partsOf } from './parts'
import { outgrownSizes } from './sizes'

const option = (id: string, baseId: string, more: object = {}) =>
  parse(ChildOptionSchema, { id, name: id, baseId, ...more })

const piece = (id: string, more: Partial<LinePiece> = {}): LinePiece => ({
  id,
  name: id,
  requires_engraving: false,
  holds_ashes: false,
  pre_cremation_instructions: null,
  return_instructions: null,
  ...more,
})

const lineWith = (given: Partial<QuotedLine>): QuotedLine => ({ ...newLine({ id: 'urn', name: 'Urn' }, 'e'), ...given })

describe('the parts of a line', () => {
  test('lists each value before the values it opened, whatever the order on the wire', () => {
    const line = lineWith({
      packageProductsC: {
        lid: [option('gold', 'urn')],
        large: [option('lid', 'urn', { group: 'Lid' })],
        urn: [option('large', 'urn', { group: 'Size' })],
      },
      pieces: [piece('urn')],
    })
    expect(partsOf(line).options.map(({ name, group }) => [name, group])).toEqual([
      ['large', 'Size'],
      ['lid', 'Lid'],
      ['gold', ''],
    ])
  })

  test('lists values with an unknown parent once, at the end', () => {
    const line = lineWith({ packageProductsC: { gone: [option('a', 'gone')], urn: [option('b', 'urn')] } })
    expect(partsOf(line).options.map(({ name }) => name)).toEqual(['b', 'a'])
  })

  test('lists the contents of a package in order, each with its own choices', () => {
    const line = lineWith({
      actualProductIdC: 'package',
      pieces: [piece('package')],
      packageProductsC: {
        box: [option('small', 'box')],
        print: [option('framed', 'print')],
        package: [option('box', 'box', { requires_engraving: true }), option('print', 'print')],
      },
    })
    const { options, contents } = partsOf(line)
    expect(options).toEqual([])
    expect(
      contents.map(({ name, options: chosen, isBlank }) => [name, chosen.map((each) => each.name), isBlank]),
    ).toEqual([
      ['box', ['small'], true],
      ['print', ['framed'], false],
    ])
  })

  test.each([
    ['a product that cannot be engraved', piece('urn'), {}, null, false],
    ['a product without words', piece('urn', { requires_engraving: true }), {}, '', true],
    ['a product with words', piece('urn', { requires_engraving: true }), {}, 'Bella', false],
    ['a plate without words', piece('urn'), { requires_engraving: true }, null, true],
    ['a plate with words', piece('urn'), { requires_engraving: true, engraving_text: 'Bella' }, null, false],
  ])('%s [OPEN-104]', (_what, product, plate, engravingText, expected) => {
    const packageProductsC = { urn: [option('plate', 'urn', plate)] }
    expect(partsOf(lineWith({ pieces: [product], packageProductsC, engravingText })).isBlank).toBe(expected)
  })
})

test.each([
  ['itself', [piece('package', { requires_engraving: true }), piece('box')], true],
  ['by its content alone', [piece('package'), piece('box', { requires_engraving: true })], false],
])('a package that can be engraved %s, without text [OPEN-104]', (_what, pieces, isBlank) => {
  expect(partsOf(lineWith({ pieces })).isBlank).toBe(isBlank)
})

describe('instructions [OPEN-97]', () => {
  const print = piece('print', { pre_cremation_instructions: 'Take two prints.', return_instructions: 'Keep it dry.' })
  const lines = [
    lineWith({
      id: '1',
      pieces: [piece('package'), print, piece('box', { pre_cremation_instructions: 'Cut a lock.' })],
    }),
    lineWith({ id: '2', pieces: [print] }),
    removedLine(lineWith({ id: '3', pieces: [piece('gone', { pre_cremation_instructions: 'Not any more.' })] })),
  ]

  test('are those of all products and package contents, each once', () => {
    expect(handOverInstructions(lines)).toEqual([
      { name: 'print', text: 'Take two prints.' },
      { name: 'box', text: 'Cut a lock.' },
    ])
    expect(returnInstructions(lines)).toEqual([{ name: 'print', text: 'Keep it dry.' }])
  })
})

describe('a size chosen for 28 kg, of 25 to 30 kg [CAT-33, OPEN-62, OPEN-103]', () => {
  const chosen = { group: 'Size', min_weight: 25, max_weight: 30, chosen_for_weight: 28 }
  const sized = (more: object = {}) =>
    lineWith({ packageProductsC: { urn: [option('M', 'urn', { ...chosen, ...more })] } })

  test.each([
    [24.99, true],
    [25, false],
    [28, false],
    [30, false],
    [31, true],
    [null, false],
  ])('at %s kg does not fit any more: %s', (weight, expected) => {
    const found = expected ? [{ group: 'Size', name: 'M', chosenFor: 28 }] : []
    expect(outgrownSizes(sized(), weight)).toEqual(found)
  })

  test('does not check a size chosen against the weight, and accepts open ranges', () => {
    expect(outgrownSizes(sized({ chosen_for_weight: null }), 31)).toEqual([])
    expect(outgrownSizes(sized({ max_weight: null }), 90)).toEqual([])
    expect(outgrownSizes(sized({ min_weight: null }), 0.01)).toEqual([])
  })
})
