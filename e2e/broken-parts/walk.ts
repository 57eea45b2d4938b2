import { setTimeout as rest } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ACCOUNTS } from '../fixtures/accounts'
import { keptWords } from '../fixtures/kept-words'
import { keptOf, openSignedIn, sessionOf } from '../fixtures/sign-in'
import type { StorageState } from '../fixtures/sign-in'
import { openBrokenLine } from './broken-line'
import type { BrokenLine } from './broken-line'
import type { Fault } from './faults'
import { DRAWING_MS, WORDS_MS } from './in-time'
import { MISSING } from './parts'
import type { Part } from './parts'

/** Before that a page with a fault has to come, which is no wait of the part's. */
const PAGE_MS = 20_000
/** The part after the fault's end; sooner than what asks again by itself could bring it. */
const BACK_MS = 3_000 + DRAWING_MS
/** Longer than a page is silent that still lives. */
const HUNG_MS = 4_000

export interface Visit {
  readonly part: Part
  readonly fault: Fault
  readonly browser: Browser
  readonly options: BrowserContextOptions & { readonly baseURL: string }
}

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
  await expect.poll(() => keptWords(page)).toContain('Pepper')
  const kept = await keptOf(page.context())
  await page.context().close()
  return kept
}

/** What was kept long ago, with a session that is good now: each visitor has a copy, and a copy must not be renewed. */
function withSession(kept: StorageState, { cookies, origins }: StorageState): StorageState {
  const fresh = new Map(origins.map(({ origin, localStorage }) => [origin, localStorage]))
  const renewed = ({ origin, localStorage }: StorageState['origins'][number]) => {
    const entries = [...localStorage, ...(fresh.get(origin) ?? [])]
    const last = new Map(entries.map(({ name, value }) => [name, value]))
    return { origin, localStorage: [...last].map(([name, value]) => ({ name, value })) }
  }
  return { cookies, origins: kept.origins.map(renewed) }
}

/**
 * A part with a fault, met by a visitor who has begun a booking: words in time, the rest works, Retry brings it back in
 * place, the fault is reported once and the draft survives. Throws where one of these is not so.
 */
export async function walkFault(visit: Visit): Promise<void> {
  const { part, fault, browser, options } = visit
  begun ??= withDraft(browser, options)
  const kept = withSession(await begun, await sessionOf(browser, options, ACCOUNTS.harbourOwner))
  const line = await openBrokenLine(options.baseURL, part.remote, fault)
  const origins = kept.origins.map(({ localStorage }) => ({ origin: line.origin, localStorage }))
  const context = await browser.newContext({ ...options, baseURL: line.origin, storageState: { ...kept, origins } })
  try {
    await (fault.planted === 'loop' ? hangs : fails)(visit, line, context)
  } finally {
    await context.close()
    line.close()
  }
}

type Walk = (visit: Visit, line: BrokenLine, context: BrowserContext) => Promise<void>

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
  await part.reach?.(page)
  // What a machine takes to bring the page so far is no wait of the part's.
  await expect.poll(() => line.brokenSince(), { timeout: PAGE_MS }).toBeGreaterThan(0)
  const words = page.getByText(part.missing)
  await expect((fault.mayArrive ? words.or(part.shown(page)) : words).first()).toBeVisible({
    timeout: WORDS_MS + DRAWING_MS,
  })
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  if (!fault.isPatient) {
    await part.awayAndBack(page)
    await expect(words).toBeVisible({ timeout: WORDS_MS + DRAWING_MS })
  }
  line.mend()
  if (!fault.mayArrive || (await words.isVisible())) {
    await page.evaluate(() => {
      globalThis.plantedFault = undefined
    })
    await retry(part, page)
  }
  await expectBack(part, page)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'neverReloaded'))).toBe(true)
  if (!fault.mayArrive) expectReported(line, [part.remote])
  await expectDraft(page)
}

const hangs: Walk = async (visit, line, context) => {
  const { part } = visit
  const { page: hung, path } = await openWith(visit, context)
  part.reach?.(hung).catch(() => undefined)
  while (await answers(hung)) await rest(100)
  await hung.close()
  const page = await context.newPage()
  await page.goto(path)
  await part.reach?.(page)
  await expect(page.getByText(part.silent)).toBeVisible()
  await part.awayAndBack(page)
  await retry(part, page)
  await expectBack(part, page)
  expectReported(line, [part.remote])
  await expectDraft(page)
}

const answers = (page: Page) => Promise.race([page.evaluate(() => true).catch(() => true), rest(HUNG_MS, false)])

async function retry(part: Part, page: Page): Promise<void> {
  const words = page.getByText(part.missing).or(page.getByText(part.silent))
  const beside = page.getByRole('alert').filter({ has: words }).getByRole('button', { name: 'Retry' })
  await (part.retry?.(page) ?? beside).click()
}

/** It is there in time, and with it whatever else of its remote was missing on the page. */
async function expectBack(part: Part, page: Page): Promise<void> {
  await expect(part.shown(page)).toBeVisible({ timeout: BACK_MS })
  await expect(page.getByText(MISSING)).toHaveCount(0, { timeout: BACK_MS })
}

function expectReported({ reports }: BrokenLine, remotes: readonly string[]): void {
  expect(reports.map(({ remote }) => remote)).toEqual(remotes)
  for (const { version } of reports) expect(version).toMatch(/^\d+\.\d+\.\d+/)
}

async function expectDraft(page: Page): Promise<void> {
  // A part may stand in a dialog.
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('button', { name: 'Resume booking: Pepper' })).toBeVisible()
}
