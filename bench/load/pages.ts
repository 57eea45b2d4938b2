import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions } from 'playwright'
import { findChromium } from '../../scripts/lib/browser.mjs'
import type { PageUnderTest } from './measure'

export function launchBrowser(): Promise<Browser> {
  const args = ['--disable-background-networking', '--disable-component-update', '--no-first-run']
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args,
  })
}

/** The four pages of the measurement, each with the selector of its own content. */
export function pagesUnderTest(session: BrowserContextOptions['storageState']): readonly PageUnderTest[] {
  return [
    { name: '/login', path: '/login', content: 'form input[name="username"]' },
    { name: '/dashboard', path: '/dashboard', content: 'tbody a[href^="/booking/"]', storageState: session },
    { name: '/bookings', path: '/bookings', content: 'tbody a[href^="/booking/"]', storageState: session },
    { name: '/engraving/verify', path: '/engraving/verify/bench/bench', content: 'form input[name="phone"]' },
  ]
}

/** A signed-in session as the browser stores it; storage is bound to an origin, so each origin signs in itself. */
export async function signedInState(browser: Browser, origin: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Username').fill('owner@harbour.test')
  await page.getByLabel('Password').fill('Demo-pass-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  const state = await context.storageState()
  await context.close()
  return state
}
