import { FONT_SIZES, ICON_PLACEMENTS, PLAQUE_FONTS, PLAQUE_ICONS, PlaqueConfigSchema } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import { strayPoints } from '@portal/plaque/testing'
import { assert, boolean, constantFrom, integer, property, record, string } from 'fast-check'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { PLAQUE_CONFIG } from './plaques.data'

const { Config_File: entries } = parse(PlaqueConfigSchema, { Config_File: PLAQUE_CONFIG })
const outlines = await loadOutlines(PLAQUE_FONTS)

/** Wide and narrow letters, accents and descenders, all of them in the engraving fonts. */
const LETTERS = [...'aegijlmnopqyAEJMQTVWÅÇĐÉĪŁŖȘŽẾŵ 0123456789–’&.,!']

const anyText = (longest: number) =>
  record({
    text: string({ unit: constantFrom(...LETTERS), maxLength: longest }),
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

test.each(entries.map((entry) => [entry.Product, entry] as const))(
  'the drawing of %s stays in the safe area for any text [ENG-32..36, ENG-39, ENG-40, ENG-60, OPEN-71]',
  (_, entry) => {
    assert(
      property(anyDesign, (design) => {
        expect(strayPoints(layoutPlaque(entry, design, outlines))).toEqual([])
      }),
      { numRuns: 300 },
    )
  },
)
