import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadOutlines, layoutPlaque } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { expect, test } from '../fixtures'
import { plaquePage } from '../plaques/page'
import { PLAQUES } from '../plaques/plaques'

/** Reference pictures. This journey writes them with PLAQUE_REFERENCES=write. */
const REFERENCES = path.join(import.meta.dirname, '../plaques/references')
const isWriting = process.env.PLAQUE_REFERENCES === 'write'
/** Allowed share of clearly different pixels, in parts per thousand. One wrong letter per line exceeds it. */
const MOST_FAR = 0.2

async function layouts(): Promise<readonly (readonly [id: string, layout: PlaqueLayout])[]> {
  const outlines = await loadOutlines(['Arial', 'Garamond', 'Times New Roman'])
  return PLAQUES.map(({ id, entry, design }) => [id, layoutPlaque(entry, design, outlines)])
}

test('a plaque has the same geometry on server and page [OPEN-83, ENG-51, ENG-56]', async ({ browser }) => {
  const here = await layouts()
  const page = await plaquePage(browser, 1)
  for (const [index, { entry, design }] of PLAQUES.entries()) {
    const there = await page.evaluate((plaque) => window.plaques.layout(...plaque), [entry, design] as const)
    expect(there).toEqual(here[index]?.[1])
  }
  await page.context().close()
})

test('canvas and SVG pictures match the references [ENG-39, ENG-40, OPEN-83]', async ({ browser }) => {
  const page = await plaquePage(browser, 1)
  for (const [id, layout] of await layouts()) {
    const file = path.join(REFERENCES, `${id}.png`)
    if (isWriting) {
      const small = await page.evaluate((one) => window.plaques.small(one), layout)
      writeFileSync(file, Buffer.from(small.slice(small.indexOf(',') + 1), 'base64'))
    }
    const reference = `data:image/png;base64,${readFileSync(file).toString('base64')}`
    const apart = await page.evaluate((both) => window.plaques.distances(...both), [layout, reference] as const)
    expect(Math.max(...apart), id).toBeLessThan(MOST_FAR)
    const other = { ...layout, texts: layout.texts.map((line) => ({ ...line, glyphs: line.glyphs.slice(1) })) }
    const wrong = await page.evaluate((both) => window.plaques.distances(...both), [other, reference] as const)
    expect(Math.min(...wrong), `${id} without first letters`).toBeGreaterThan(MOST_FAR)
  }
  await page.context().close()
})
