import { FONT_SIZES, PLAQUE_FONTS, PLAQUE_ICONS, ICON_PLACEMENTS } from '@portal/domain/plaque'
import { assert, constantFrom, boolean, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { strayPoints } from '../testing/painted'
import { layoutPlaque } from './plaque'
import { loadAll, ENTRY } from './plaque.fixture'

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
