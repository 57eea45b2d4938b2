import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { openBrokenLine } from '../broken-parts/broken-line'
import type { BrokenLine } from '../broken-parts/broken-line'
import { FAULTS } from '../broken-parts/faults'
import type { Fault } from '../broken-parts/faults'
import { PARTS } from '../broken-parts/parts'
import type { Part } from '../broken-parts/parts'
import { ACCOUNTS, expect, test } from '../fixtures'
import { keptOf, openSignedIn } from '../fixtures/sign-in'
import type { StorageState } from '../fixtures/sign-in'

/** Words in the place of a part, at the latest after this time; and the part itself, after the fault's end. */
const WORDS_MS = 8_000
const BACK_MS = 3_000
/** Time to come to the part, and then longer than a page is silent that still lives. */
const HUNG_MS = 6_000

let begun: Promise<StorageState> | undefined

/** What the browser keeps of a session in which a booking for Pepper was begun. */
async function withDraft(browser: Browser, options: BrowserContextOptions): Promise<StorageState> {
  const page = await openSignedIn(browser, options, ACCOUNTS.harbourOwner)
  await page.goto('/new-booking')
  await page.getByLabel('Booking vet staff member').fill('Nina')
  await page
    .getByRole('radio', { name: /^Private Cremation & Return of Ashes/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel("Pet's first name").fill('Pepper')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Pepper'))).toBe(true)
  const kept = await keptOf(page.context())
  await page.context().close()
  return kept
}

test.describe.configure({ mode: 'parallel' })

for (const part of PARTS) {
  for (const fault of FAULTS) {
    test(`${part.remote}: ${fault.name}`, async ({ browser, contextOptions, baseURL }) => {
      const visit: Visit = { part, fault, browser, options: { ...contextOptions, baseURL: String(baseURL) } }
      await over(visit, fault.planted === 'loop' ? hangs : fails)
    })
  }
}

interface Visit {
  readonly part: Part
  readonly fault: Fault
  readonly browser: Browser
  readonly options: BrowserContextOptions & { readonly baseURL: string }
}

type Walk = (visit: Visit, line: BrokenLine, context: BrowserContext) => Promise<void>

/** A visitor with a booking begun, over a line with the fault. */
async function over(visit: Visit, walk: Walk): Promise<void> {
  const { part, fault, browser, options } = visit
  begun ??= withDraft(browser, options)
  const kept = await begun
  const line = await openBrokenLine(options.baseURL, part.remote, fault)
  const origins = kept.origins.map(({ localStorage }) => ({ origin: line.origin, localStorage }))
  const context = await browser.newContext({ ...options, baseURL: line.origin, storageState: { ...kept, origins } })
  try {
    await walk(visit, line, context)
  } finally {
    await context.close()
    line.close()
  }
}

/** A page in which the fault lasts, on its way to the part. */
async function openWith({ part, fault }: Visit, context: BrowserContext): Promise<{ page: Page; path: string }> {
  const page = await context.newPage()
  await page.goto('/robots.txt')
  const path = await part.open(page)
  await page.addInitScript((planted) => {
    globalThis.plantedFault = planted
  }, fault.planted)
  await page.goto(path, { waitUntil: 'commit' })
  return { page, path }
}

const fails: Walk = async (visit, line, context) => {
  const { part, fault } = visit
  const { page } = await openWith(visit, context)
  const since = Date.now()
  const words = page.getByText(part.missing)
  await expect((fault.mayArrive ? words.or(part.shown(page)) : words).first()).toBeVisible({
    timeout: WORDS_MS + 2_000,
  })
  expect(Date.now() - since, 'an answer in time').toBeLessThan(WORDS_MS + 500)
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  if (!fault.isPatient) {
    await goElsewhere(part, page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(words).toBeVisible({ timeout: WORDS_MS })
  }
  line.mend()
  if (!fault.mayArrive || (await words.isVisible())) {
    await page.evaluate(() => {
      globalThis.plantedFault = undefined
    })
    await page.getByRole('button', { name: 'Retry' }).first().click()
  }
  await expect(part.shown(page)).toBeVisible({ timeout: BACK_MS })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'neverReloaded'))).toBe(true)
  if (!fault.mayArrive) expectTold(line, [part.remote])
  await expectDraft(page)
}

const hangs: Walk = async (visit, line, context) => {
  const { part } = visit
  const { page: hung, path } = await openWith(visit, context)
  await hung.waitForTimeout(HUNG_MS)
  await hung.close()
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByText(part.silent)).toBeVisible()
  await goElsewhere(part, page)
  await page.goBack({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(part.shown(page)).toBeVisible({ timeout: BACK_MS })
  expectTold(line, [part.remote])
  await expectDraft(page)
}

async function goElsewhere({ elsewhere: [link, title] }: Part, page: Page): Promise<void> {
  await page.getByRole('link', { name: link }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

function expectTold({ reports }: BrokenLine, remotes: readonly string[]): void {
  expect(reports.map(({ remote }) => remote)).toEqual(remotes)
  for (const { version } of reports) expect(version).toMatch(/^\d+\.\d+\.\d+/)
}

async function expectDraft(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('button', { name: 'Resume booking: Pepper' })).toBeVisible()
}
