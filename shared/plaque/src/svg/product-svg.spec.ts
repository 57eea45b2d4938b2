import { beforeAll, expect, test } from 'vitest'
import { DESIGN, ENTRY, loadAll } from '../layout/plaque.fixture'
import { layoutPlaque } from '../layout/plaque'
import { plateOf } from '../layout/plate'
import type { Outlines } from '../outlines/outlines'
import { productSvg, storedProductSvg } from './product-svg'

let outlines: Outlines
beforeAll(async () => {
  outlines = await loadAll()
})

const madeOf = (change: Partial<typeof ENTRY> = {}) => layoutPlaque({ ...ENTRY, ...change }, DESIGN, outlines)
const screws = (svg: string) => svg.split('<circle').length - 1

test.each(['Rectangle', 'Bar', 'Oval', 'Heart', 'Square'])(
  'a plaque of shape %s is on its product with each engraved outline [OPEN-152]',
  (Shape) => {
    const layout = madeOf({ Shape })
    const svg = productSvg(layout)
    const glyphs = layout.texts.flatMap((line) => line.glyphs)
    expect(glyphs.length).toBe('BellaAlwaysinourhearts2010–2026'.length)
    expect(glyphs.every(({ d }) => svg.includes(`d="${d}"`))).toBe(true)
    // Edge, two of the shadow, the surface, two of the light, and the rim.
    expect(svg.split(`d="${layout.outline}"`)).toHaveLength(8)
    expect(screws(svg)).toBe(Shape === 'Rectangle' || Shape === 'Bar' ? 2 : 0)
  },
)

test('light letters on dark metal stay lighter than its reflection [OPEN-153]', () => {
  const most = (Color: string) =>
    Math.max(
      ...[...productSvg(madeOf({ Color })).matchAll(/stop-opacity="([\d.]+)"/g)].map(([, value]) => Number(value)),
    )
  expect([most('Graphite'), most('Silver')]).toEqual([0.16, 0.4])
})

test('places a saved artwork unchanged, without redrawing it [OPEN-152]', () => {
  const layout = madeOf()
  const svg = storedProductSvg(plateOf(ENTRY), 'blob:artwork?"')
  expect(svg).toContain('xlink:href="blob:artwork?&quot;"')
  expect(layout.texts.flatMap(({ glyphs }) => glyphs).some(({ d }) => svg.includes(`d="${d}"`))).toBe(false)
})
