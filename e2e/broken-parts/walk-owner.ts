import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { checkAccessibility } from '../fixtures/accessibility'
import { PHONE } from '../fixtures/engraving'
import { openBrokenLine } from './broken-line'
import type { BrokenLine } from './broken-line'
import type { Fault } from './faults'
import { DRAWING_MS, WORDS_MS } from './in-time'
import type { OwnerPage } from './owner-pages'

/** What is late by itself, and the page after Retry. */
const BACK_MS = 10_000

export interface OwnerVisit {
  readonly ownerPage: OwnerPage
  readonly fault: Fault
  readonly browser: Browser
  readonly options: BrowserContextOptions & { readonly baseURL: string }
}

/**
 * An owner's page with a fault, on a phone: words with a number in time and nothing said to be loading beside them; then
 * one Retry brings the page, with what was typed. Throws where one of these is not so.
 */
export async function walkOwnerFault({ ownerPage, fault, browser, options }: OwnerVisit): Promise<void> {
  const phone = { ...options, ...PHONE }
  const { path, kept } = await keptFor(ownerPage, browser, phone)
  const line = await openBrokenLine(options.baseURL, 'mf-engraving', fault)
  const context = await browser.newContext({ ...phone, baseURL: line.origin })
  try {
    await walk({ ownerPage, fault, line, page: await openTab(context, kept, fault.planted), path })
  } finally {
    await context.close()
    line.close()
  }
}

interface Broken extends Pick<OwnerVisit, 'ownerPage' | 'fault'> {
  readonly line: BrokenLine
  readonly page: Page
  readonly path: string
}

async function walk({ ownerPage, fault, line, page, path }: Broken): Promise<void> {
  const { typed, go } = ownerPage
  let since = Date.now()
  await page.goto(path, { waitUntil: 'commit' })
  if (go) {
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-prerendered'))
    // Of all that is loaded what hangs may be a part already, and then it never is.
    await page.waitForLoadState('domcontentloaded')
    since = Date.now()
    await go(page)
  }
  // A page that throws has taken its form away.
  const canType = typed && !fault.planted
  if (canType) await page.getByLabel('Mobile number').fill(typed)
  const words = page.getByRole('alert').filter({ hasText: /^This page could not be (loaded|shown)/ })
  // In the frame that shows it: an expectation looks once a second.
  await words.waitFor({ timeout: WORDS_MS + BACK_MS })
  // What a machine takes to come so far is no wait of the page's.
  expect(Date.now() - Math.max(since, line.brokenSince()), 'an answer in time').toBeLessThan(WORDS_MS + DRAWING_MS)
  await expectWords(page, words)
  await expect.poll(() => line.reports.length).toBe(1)
  expect(line.reports[0]).toMatchObject({ remote: 'mf-engraving', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  if (!fault.mayArrive) {
    line.mend({ leaveHanging: true })
    await page.evaluate(() => sessionStorage.setItem('mended', ''))
    await words.getByRole('button', { name: 'Retry' }).click()
  }
  await expect(words).toHaveCount(0, { timeout: BACK_MS })
  if (canType) await expect(page.getByLabel('Mobile number')).toHaveValue(typed)
  if (go && path.includes('/verify/') && !fault.mayArrive) await expect(page).not.toHaveURL(/verify/)
  await ownerPage.shown(page)
  await expect(words).toHaveCount(0)
  expect(line.reports).toHaveLength(1)
}

async function expectWords(page: Page, words: Locator): Promise<void> {
  await expect(words.getByRole('link', { name: /^\d\d.\d{4}.\d{4}$/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await checkAccessibility(page)
}

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
