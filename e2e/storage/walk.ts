import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ACCOUNTS } from '../fixtures/accounts'
import { BARE, signInByForm } from '../fixtures/sign-in'
import { beginBooking } from '../fixtures/begin-booking'
import { mutatedStorage } from './mutate'
import type { Kept } from './mutate'

/** As long as a page may take to say what is missing, and then some for a busy machine. */
const TITLE_MS = 15_000
/** A sign-in's token lives 15 minutes. */
const FRESH_MS = 8 * 60_000

const DRAFT = 'portal.personal.draft.'
const SET_ASIDE = 'portal.personal.damaged.'
const SEALED = 'portal.sealed.'
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
    // What is typed is sealed once the session is over.
    await expect
      .poll(async () => lostDrafts(kept, await read(page)), { timeout: TITLE_MS })
      .toEqual([])
      .catch(async () => faults.push(`lost: ${lostDrafts(kept, await read(page)).join(', ')}`))
    return { faults, isSignIn, hasEnded }
  } finally {
    await context.close()
  }
}

/** Drafts of before that are neither there nor set aside nor sealed for their user. */
function lostDrafts(before: Kept, after: Kept): string[] {
  const isSealed = Object.keys(after.local).some((key) => key.startsWith(SEALED))
  return Object.keys(before.local).filter(
    (key) => key.startsWith(DRAFT) && !(key in after.local) && !(`${SET_ASIDE}${key}` in after.local) && !isSealed,
  )
}
