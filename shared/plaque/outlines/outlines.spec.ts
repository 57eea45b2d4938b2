import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ENGRAVABLE } from '@portal/domain'
import { expect, test } from 'vitest'
import { loadOutlines } from '../src/outlines/outlines'
import { SOURCES, outlinesOf } from './outlines-of'
import { tableText } from './table-text'

const committed = (source: string) =>
  readFileSync(path.resolve(import.meta.dirname, `../src/outlines/${source}.data.ts`), 'utf8')

test.each(SOURCES)('the table of %s is generated from the pinned font [OPEN-83]', (source) => {
  expect(tableText(source, outlinesOf(source)) === committed(source)).toBe(true)
})

test('each font has exactly the characters that can be engraved [ENG-36, OPEN-83]', async () => {
  const outlines = await loadOutlines(['Garamond', 'Times New Roman', 'Arial'])
  expect(ENGRAVABLE).toEqual(expect.arrayContaining([..."ZoëŁukaszMāuiD'ArcyNgāȘtefanŴynẾ–—‘’“”•…€½"]))
  for (const font of Object.values(outlines)) {
    expect(Object.keys(font.glyphs).toSorted()).toEqual(ENGRAVABLE.toSorted())
  }
  expect(Object.keys(outlines)).toEqual(['Garamond', 'Times New Roman', 'Arial'])
})

test("has the font's kerning [OPEN-83]", async () => {
  const { Arial, Garamond } = await loadOutlines(['Arial', 'Garamond'])
  const distance = (font: typeof Arial, left: string, right: string) =>
    Object.entries(font?.kerning[left] ?? {}).find(([, rights]) => rights.includes(right))?.[0]
  // 'AV' in Arial: −152 of 2048, as in the original font.
  expect(distance(Arial, 'A', 'V')).toBe('-152')
  expect(Number(distance(Garamond, 'T', 'o'))).toBeLessThan(0)
  expect(distance(Arial, 'n', 'n')).toBeUndefined()
})
