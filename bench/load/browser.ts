import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { BrowserContext, Page } from 'playwright'
import { storageKeys } from '@portal/federation/host'
import { FILES_COOKIE } from 'delivery'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/browser.mjs'

/**
 * A browser with a new profile on disk, for `visit`. Contexts of a running browser are incognito: they cache files in
 * memory and no compiled code, so a repeated visit would not be warm.
 */
export async function withProfile<T>(spki: string, visit: (context: BrowserContext) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'))
  const found = await ensureChromium()
  const context = await chromium.launchPersistentContext(profile, {
    ...(found && found !== 'playwright' && { executablePath: found }),
    viewport: { width: 1280, height: 800 },
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      `--ignore-certificate-errors-spki-list=${spki}`,
      ...CHROMIUM_ARGS,
    ],
  })
  try {
    return await visit(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/**
 * Storage of a signed-in user, without entries about cached files. A copy must not be renewed, because a renewal makes
 * the refresh tokens of all copies invalid.
 */
export interface Session {
  readonly entries: Readonly<Record<string, string>>
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
}

/** Session of a visitor who is not signed in. */
export const NO_SESSION: Session = { entries: {}, cookies: [] }

/** A session with a draft that is not stored on the server yet. */
interface DraftSession {
  readonly session: Session
  /** Path of its wizard. */
  readonly wizard: string
}

/** Signs in as the demo's practice owner. */
function signIn(spki: string, origin: string): Promise<Session> {
  return withProfile(spki, async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}/login`)
    await page.getByLabel('Username').fill('owner@harbour.test')
    await page.getByLabel('Password').fill('Demo-pass-1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard')
    await page.locator('tbody a').first().waitFor()
    return storageOf(page)
  })
}

/** Access tokens expire after 15 minutes, and pages renew them five minutes before. */
const SESSION_MS = 8 * 60_000

/** Returns a function that gives a session of the demo's practice owner, new before it needs a renewal. */
export function sessionProvider(spki: string, origin: string): () => Promise<Session> {
  let kept: Promise<Session> | undefined
  let until = 0
  return () => {
    if (kept && Date.now() < until) return kept
    until = Date.now() + SESSION_MS
    return (kept = signIn(spki, origin))
  }
}

export function beginBooking(spki: string, origin: string, session: Session): Promise<DraftSession> {
  return withProfile(spki, async (context) => {
    await putSession(context, origin, session)
    const page = await context.newPage()
    await page.goto(`${origin}/new-booking`)
    await page.getByLabel('Booking vet staff member').fill('Dana Reid')
    await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.locator('main form input').first().waitFor()
    const { pathname, search } = new URL(page.url())
    return { session: await storageOf(page), wizard: pathname + search }
  })
}

async function storageOf(page: Page): Promise<Session> {
  const kept = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  const isLasting = (key: string) => key !== storageKeys.font && !key.startsWith(storageKeys.bootWatchdog)
  const entries = Object.fromEntries(Object.entries(kept).filter(([key]) => isLasting(key)))
  // A new profile has no cached scripts.
  const cookies = (await page.context().cookies()).filter(({ name }) => name !== FILES_COOKIE)
  return { entries, cookies }
}

/** Stores a session in a profile before the first visit. */
export async function putSession(
  context: BrowserContext,
  origin: string,
  { entries: kept, cookies }: Session,
): Promise<void> {
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
  await page.close()
}
