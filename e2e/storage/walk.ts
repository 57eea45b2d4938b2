import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ACCOUNTS } from '../fixtures/accounts'
import { BARE, signInByForm } from '../fixtures/sign-in'
import { beginBooking } from '../fixtures/begin-booking'
import { keptWords } from '../fixtures/kept-words'
import { mutatedStorage } from './mutate'
import type { Kept } from './mutate'

/** As long as a page may take to say what is missing, and then some for a busy machine. */
const TITLE_MS = 15_000
/** A sign-in's token lives 15 minutes. */
const FRESH_MS = 8 * 60_000

/** Where drafts lie [OPEN-279], and what was typed into this one: a token may have a name's letters. */
const SEALED = 'portal.sealed.'
const TYPED = /firstName\W+Mia\b/
const PAGES = ['/dashboard', '/bookings', '/new-booking', '/manage-practice', '/profile', '/login', '/accounts']

/** What the pages came to. */
export interface Outcome {
  /** How many showed the page asked for, and how many the sign-in. */
  readonly pages: number
  readonly signIns: number
  /** By seed: what was wrong with the page, and what had been changed. */
  readonly broken: readonly string[]
}

interface Visit {
  readonly kept: Kept
  /** Where the draft is written on. */
  readonly draftPath: string
  readonly until: number
}

const read = (page: Page): Promise<Kept> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))

/** A user who has chosen a filter and writes a booking, as their browser keeps it. */
async function visitOf(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await signInByForm(page, ACCOUNTS.harbourOwner)
  await page.goto('/bookings?search_term=100012')
  await expect(page.getByRole('link', { name: '100012', exact: true })).toBeVisible({ timeout: TITLE_MS })
  await beginBooking(page)
  const { pathname, search } = new URL(page.url())
  // Without one nothing could be lost.
  await expect.poll(async () => draftsIn(await read(page)).length, { timeout: TITLE_MS }).toBeGreaterThan(0)
  const kept = await read(page)
  await context.close()
  return { kept, draftPath: pathname + search, until: Date.now() + FRESH_MS }
}

/** Opens a page with what is kept mutated, once for each seed, and tells what it came to. */
export async function walkStorage(
  browser: Browser,
  options: BrowserContextOptions,
  seeds: readonly number[],
): Promise<Outcome> {
  let visit = await visitOf(browser, options)
  const outcome = { pages: 0, signIns: 0, broken: [] as string[] }
  for (const seed of seeds) {
    if (visit.until < Date.now()) visit = await visitOf(browser, options)
    const { kept, what } = mutatedStorage(visit.kept, seed)
    const all = [...PAGES, visit.draftPath]
    const path = all[seed % all.length] ?? '/'
    const { faults, isSignIn, hasEnded } = await opened(browser, options, path, kept)
    if (faults.length > 0) outcome.broken.push(`seed ${seed}, ${path} (${what.join(', ')}): ${faults.join('; ')}`)
    else outcome[isSignIn ? 'signIns' : 'pages']++
    // The sign-in that all of them use is over with the first that ends it.
    if (hasEnded) visit = await visitOf(browser, options)
  }
  return outcome
}

async function opened(browser: Browser, options: BrowserContextOptions, path: string, kept: Kept) {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const faults: string[] = []
    let hasEnded = false
    page.on('pageerror', (error) => faults.push(`not caught: ${error.message}`))
    page.on('request', (request) => (hasEnded ||= /\/(log_?out|revoke)/i.test(request.url())))
    await page.goto(BARE)
    await page.evaluate(({ local, session }) => {
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    }, kept)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first())
      .toBeVisible({ timeout: TITLE_MS })
      .catch(() => faults.push(`no title: ${page.url()}`))
    const isSignIn = new URL(page.url()).pathname === '/login'
    const lost = async () => lostDrafts(kept, await read(page), await keptWords(page).catch(() => ''))
    await expect
      .poll(lost, { timeout: TITLE_MS })
      .toEqual([])
      .catch(async () => faults.push(`lost: ${(await lost()).join(', ')}`))
    return { faults, isSignIn, hasEnded }
  } finally {
    await context.close()
  }
}

const draftsIn = ({ local }: Kept) => Object.keys(local).filter((key) => key.startsWith(SEALED))

/** Drafts of before that neither lie as they did nor are read by their user in another place. */
function lostDrafts(before: Kept, after: Kept, words: string): string[] {
  const there = new Set(Object.values(after.local))
  return draftsIn(before).filter((key) => !there.has(before.local[key] ?? '') && !TYPED.test(words))
}
