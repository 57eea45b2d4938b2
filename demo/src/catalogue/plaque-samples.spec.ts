import { PlaqueConfigSchema, leastCapital, letterHeights } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { PLAQUE_SAMPLES } from './plaque-samples.data'
import { PLAQUE_CONFIG } from './plaques.data'
import { sampleDesign } from './sample-design'

const { Config_File: entries } = parse(PlaqueConfigSchema, { Config_File: PLAQUE_CONFIG })
const outlines = await loadOutlines(['Arial'])

/** Characters of usual texts. Longer ones may be narrowed on half a plaque, beside a photo. */
const USUAL = { petName: 8, primaryText: 22, secondaryText: 23 }

test.each(entries.map((entry) => [entry.Product, entry] as const))(
  'the default sizes of %s suit common names: no narrowed and no small letters, no large icon [OPEN-378, OPEN-380]',
  (_, entry) => {
    for (const sample of PLAQUE_SAMPLES) {
      const design = sampleDesign(entry, sample)
      const { texts, icon, refusals } = layoutPlaque(entry, design, outlines)
      const changed = texts.filter(({ askedSize, size, condensed }) => size < askedSize || condensed < 1)
      expect(refusals).toEqual([])
      expect(changed.filter(({ field }) => design[field].text.length <= USUAL[field])).toEqual([])
      expect(changed.filter(({ askedSize, size, condensed }) => size < askedSize || condensed < 0.8)).toEqual([])
      expect(letterHeights(entry, texts).filter(({ millimetres }) => millimetres < leastCapital(entry))).toEqual([])
      const { width, height } = icon?.bounds ?? { width: 0, height: 0 }
      // Both are rounded to a thousandth.
      expect(Math.max(width, height)).toBeLessThanOrEqual(1.4 * (texts[0]?.capital ?? 0) + 0.002)
    }
  },
)
