import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { PLAQUE_SAMPLES } from '../../demo/src/catalogue/plaque-samples.data'
import { sampleDesign } from '../../demo/src/catalogue/sample-design'
import { CHROMIUM_ARGS, chromiumOption } from '../../scripts/lib/browser.mjs'
import { plaquePage } from './page'
import { PLAQUES } from './plaques'

/** `npm run plaques:sheet` draws every plaque of the demo with common names in its default sizes, on one picture. */
const FILE = path.resolve(import.meta.dirname, '../../.cache/plaques/sheet.png')

/** The size of each line, and how far it was narrowed. */
const captionOf = ({ texts }: PlaqueLayout) =>
  texts
    .map(({ askedSize, size, condensed }) =>
      [size < askedSize ? `${askedSize}→${size}` : String(size), condensed < 1 ? `${Math.round(condensed * 100)}%` : '']
        .filter(Boolean)
        .join(' '),
    )
    .join(' / ')

async function drawSheet(): Promise<void> {
  const outlines = await loadOutlines(['Arial'])
  const cells = PLAQUES.flatMap(({ entry }) =>
    PLAQUE_SAMPLES.map((sample) => {
      const layout = layoutPlaque(entry, sampleDesign(entry, sample), outlines)
      return { layout, caption: captionOf(layout) }
    }),
  )
  const browser = await chromium.launch({ ...chromiumOption(), args: [...CHROMIUM_ARGS] })
  try {
    const page = await plaquePage(browser, 1)
    const sheet = await page.evaluate((all) => window.plaques.sheet(all), cells)
    mkdirSync(path.dirname(FILE), { recursive: true })
    writeFileSync(FILE, Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64'))
    process.stdout.write(`${FILE}\n`)
  } finally {
    await browser.close()
  }
}

await drawSheet()
