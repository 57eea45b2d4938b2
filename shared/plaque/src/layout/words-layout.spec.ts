import { beforeAll, expect, test } from 'vitest'
import type { WordsPlace } from '@portal/domain/plaque'
import type { Outlines } from '../outlines/outlines'
import { loadAll } from './plaque.fixture'
import { layoutWords } from './words-layout'

let outlines: Outlines
beforeAll(async () => {
  outlines = await loadAll()
})

const STONE: WordsPlace = {
  image: '/stone.svg',
  x: 0.5,
  y: 0.5,
  width: 0.5,
  lean: 0,
  size: { width: 8, height: 2 },
  font: 'Arial',
  textSize: 50,
  color: 'Graphite',
}
const placed = (text: string, change: Partial<WordsPlace> = {}) => layoutWords({ ...STONE, ...change }, text, outlines)

test('centres text in its place: 500 by 125 units, capitals of 0.688 × 40 [OPEN-158]', () => {
  const layout = placed('IOI')
  expect(layout?.stage).toEqual({ width: 500, height: 125 })
  expect(layout?.capitals[0]).toBeCloseTo(27.52)
  // The baseline is half a capital below the middle.
  expect(layout?.glyphs[0]?.y).toBeCloseTo(62.5 + 13.76, 1)
  const [first, , last] = layout?.glyphs ?? []
  expect(first && last && first.x + last.x).toBeGreaterThan(440)
})

test('each line is a line, without empty ones; a wide one is narrowed, then shrunk [OPEN-158]', () => {
  expect(placed('Bella\r\n\nRex')?.capitals).toHaveLength(2)
  const [wide] = placed('Our best friend and our dear companion')?.capitals ?? []
  expect(wide).toBeLessThan(27)
})

test("draws nothing of a text that can't be engraved or does not fit [OPEN-83, OPEN-158]", () => {
  expect(placed('Bella 🐾')).toBeNull()
  expect(placed('x'.repeat(200))).toBeNull()
})
