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
  'a plaque of shape %s lies on its product with every outline that is engraved [OPEN-152]',
  (Shape) => {
    const layout = madeOf({ Shape })
    const svg = productSvg(layout)
    const glyphs = layout.texts.flatMap((line) => line.glyphs)
    expect(glyphs.length).toBe('BellaAlwaysinourhearts2010–2026'.length)
    expect(glyphs.every(({ d }) => svg.includes(`d="${d}"`))).toBe(true)
    // Edge, two of the shadow, the surface, two of the light, and its rim.
    expect(svg.split(`d="${layout.outline}"`)).toHaveLength(8)
    expect(screws(svg)).toBe(Shape === 'Rectangle' || Shape === 'Bar' ? 2 : 0)
  },
)

test.each(['Silver', 'Brass', 'Graphite', 'Copper', 'Rose Gold'])('%s is brushed metal [ENG-58, OPEN-152]', (Color) => {
  const layout = madeOf({ Color })
  const svg = productSvg(layout)
  expect(svg).toContain('<pattern id="grain-')
  expect(svg).toContain(`stop-color="${layout.finish.surface}"`)
  expect(svg).toContain(`<g fill="${layout.finish.ink}">`)
})

test('light letters on dark metal stay lighter than the light on it [OPEN-153]', () => {
  const most = (Color: string) =>
    Math.max(
      ...[...productSvg(madeOf({ Color })).matchAll(/stop-opacity="([\d.]+)"/g)].map(([, value]) => Number(value)),
    )
  expect([most('Graphite'), most('Silver')]).toEqual([0.16, 0.4])
})

test('porcelain gleams, has no grain and no screws [OPEN-152]', () => {
  const svg = productSvg(madeOf({ Color: 'White' }))
  expect(svg).toContain('<radialGradient id="gleam-')
  expect([svg.includes('<pattern'), screws(svg)]).toEqual([false, 0])
})

test('screws stand outside the area of the words: they end 19 units from the edge, where 27 are free [OPEN-152]', () => {
  const svg = productSvg(madeOf())
  const reach = [...svg.matchAll(/<circle cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)"/g)].map(([, x, r]) => [
    Number(x) - Number(r),
    Number(x) + Number(r),
  ])
  // 0.042 and 0.016 of 333.33.
  expect(reach.map((pair) => pair.map(Math.round))).toEqual([
    [9, 19],
    [481, 491],
  ])
})

test('a stored artwork lies there as it is, and nothing of it is drawn anew [OPEN-152]', () => {
  const layout = madeOf()
  const svg = storedProductSvg(plateOf(ENTRY), 'blob:artwork?"')
  expect(svg).toContain('xlink:href="blob:artwork?&quot;"')
  expect(layout.texts.flatMap(({ glyphs }) => glyphs).some(({ d }) => svg.includes(`d="${d}"`))).toBe(false)
})
