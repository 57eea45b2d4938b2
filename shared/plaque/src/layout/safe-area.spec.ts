import { FONT_SIZES, ICON_PLACEMENTS, PLAQUE_FONTS, PLAQUE_ICONS } from '@portal/domain/plaque'
import { assert, constantFrom, boolean, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { strayPoints } from '../testing/painted'
import { layoutPlaque } from './plaque'
import { DESIGN, ENTRY, loadAll, text } from './plaque.fixture'

const outlines = await loadAll()

const anyText = (longest: number) =>
  record({
    text: string({ unit: constantFrom(...'abgjpqyWÅẾÇŖţĮ iMf,’'), maxLength: longest }),
    size: integer(FONT_SIZES),
    font: constantFrom(...PLAQUE_FONTS),
  })

const anyDesign = record({
  petName: anyText(11),
  primaryText: anyText(29),
  secondaryText: anyText(29),
  icon: constantFrom(...PLAQUE_ICONS),
  iconPlacement: constantFrom(...ICON_PLACEMENTS),
  hasPhoto: boolean(),
})

const SHAPES = [
  ['Rectangle', '3:2'],
  ['Oval', '4:3'],
  ['Heart', '1:1'],
  ['Heart', '6:5'],
  ['Bar', '4:1'],
  ['Square', '1:1'],
  ['Oval', '3:4'],
  ['Rectangle', '2:3'],
] as const

test.each(SHAPES)('nothing painted leaves the safe area: %s %s [ENG-35, ENG-40, OPEN-71, OPEN-73]', (Shape, Ratios) => {
  const entry = { ...ENTRY, Shape, Ratios }
  assert(
    property(anyDesign, (design) => {
      expect(strayPoints(layoutPlaque(entry, design, outlines))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('what leaves it would be seen', () => {
  const layout = layoutPlaque(ENTRY, { ...DESIGN, petName: text('Bella', 34) }, outlines)
  const moved = {
    ...layout,
    texts: layout.texts.map((line) => ({
      ...line,
      glyphs: line.glyphs.map((glyph) => ({ ...glyph, y: glyph.y + 200 })),
    })),
  }
  expect(strayPoints(moved).length).toBeGreaterThan(0)
})
