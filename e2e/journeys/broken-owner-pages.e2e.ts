import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { openBrokenLine } from '../broken-parts/broken-line'
import { OWNER_PAGES, ownerFaults } from '../broken-parts/owner-pages'
import type { OwnerPage } from '../broken-parts/owner-pages'
import { expect, test } from '../fixtures'
import { PHONE } from '../fixtures/engraving'

const WORDS_MS = 8_000

test.describe.configure({ mode: 'parallel' })

/** Where all is well: the page's address, and what this visitor's tab keeps by then. */
async function keptFor(ownerPage: OwnerPage, browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto('/robots.txt')
  const path = await ownerPage.open(page)
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  await context.close()
  return { path, kept }
}

/** A tab that keeps the same, in which the fault lasts until the page is told otherwise. */
async function openTab(context: BrowserContext, kept: readonly [string, string][], planted?: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(
    ([entries, fault]) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
      if (sessionStorage.getItem('mended') === null) Object.assign(globalThis, { plantedFault: fault })
    },
    [kept, planted] as const,
  )
  return page
}

for (const ownerPage of OWNER_PAGES) {
  for (const fault of ownerFaults(ownerPage)) {
    test(`${ownerPage.name}: ${fault.name}`, async ({ browser, contextOptions, baseURL, axe }) => {
      const options = { ...contextOptions, ...PHONE, baseURL: String(baseURL) }
      const { path, kept } = await keptFor(ownerPage, browser, options)
      const line = await openBrokenLine(options.baseURL, 'mf-engraving', fault)
      const context = await browser.newContext({ ...options, baseURL: line.origin })
      const page = await openTab(context, kept, fault.planted)
      const since = Date.now()
      await page.goto(path)
      const hasCode = !fault.hits.includes('entry')
      if (ownerPage.typed && !hasCode) await page.getByLabel('Mobile number').fill(ownerPage.typed)
      const words = page.getByRole('alert').filter({ hasText: /^This page could not be (loaded|shown)/ })
      await expect(words).toBeVisible()
      expect(Date.now() - since, 'an answer in time').toBeLessThan(WORDS_MS)
      await expect(words.getByRole('link', { name: /^\d\d.\d{4}.\d{4}$/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
      await axe(page)
      await expect.poll(() => line.reports.length).toBe(1)
      expect(line.reports[0]).toMatchObject({
        remote: 'mf-engraving',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      })
      line.mend()
      await page.evaluate(() => sessionStorage.setItem('mended', ''))
      await words.getByRole('button', { name: 'Retry' }).click()
      if (ownerPage.typed && !hasCode) await expect(page.getByLabel('Mobile number')).toHaveValue(ownerPage.typed)
      await ownerPage.shown(page)
      await expect(words).toHaveCount(0)
      expect(line.reports).toHaveLength(1)
      await context.close()
      line.close()
    })
  }
}
