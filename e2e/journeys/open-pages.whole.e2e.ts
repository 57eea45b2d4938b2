import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, PASSWORD, test } from '../fixtures'
import { watchLayoutShift } from '../fixtures/layout'

/** Public pages: path, title, a text of the page. */
const PAGES = [
  ['/login', 'Sign in', 'Username'],
  ['/forgot-password', 'Reset your password', 'We send a code'],
  ['/no-such-page', 'Page not found', 'Back to Dashboard'],
  ['/engraving/verify/no-such-booking/no-such-line', 'Engraving Approval', 'Mobile number'],
] as const

test.use({ isFirstVisit: true })

/** Holds scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const isTakenOver = (page: Page) => page.evaluate(() => !('prerendered' in document.documentElement.dataset))

for (const [host, name] of [
  ['lwd', 'Lightwood'],
  ['edh', 'Elderheath'],
] as const) {
  test(`the HTML of ${host} has each page's text, and no booking data [SHL-02, SHL-46, SHL-54, ENG-01]`, async ({
    request,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '')
    for (const [address, title, words] of PAGES) {
      const html = await (await request.get(address, { headers: { host: `${host}.localhost:${port}` } })).text()
      const [, content = ''] = /<div id="root">(.*?)<div id="skeleton">/s.exec(html) ?? []
      expect(content).toContain(title)
      expect(content).toContain(words)
      expect(content).toContain(name)
      expect(content).not.toMatch(/undefined|no-such|<script/)
    }
  })
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`at ${width} px React takes over the page without a layout shift [SHL-02, SHL-46, ENG-01]`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shift = await watchLayoutShift(page)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const release = await holdScripts(page)
    for (const [address, title] of PAGES) {
      await page.goto(address, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1, name: title })
      await expect(heading).toBeVisible()
      const before = await heading.elementHandle()
      release()
      await expect.poll(() => isTakenOver(page)).toBe(true)
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
      await expect(heading).toBeVisible()
      expect(await shift()).toBe(0)
    }
    expect(warnings).toEqual([])
  })
}

test('text typed before React is kept, with focus and caret, and can be sent [SHL-02, SHL-07]', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const [username, password] = [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })]
  await password.fill(PASSWORD)
  await username.pressSequentially(ACCOUNTS.harbourNurse.replace('nurse', 'nrse'))
  for (const key of ['Home', 'ArrowRight']) await username.press(key)
  release()
  await expect.poll(() => isTakenOver(page)).toBe(true)
  await page.keyboard.type('u')
  await expect(username).toBeFocused()
  await expect(username).toHaveValue(ACCOUNTS.harbourNurse)
  await expect(password).toHaveValue(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a form sent before React waits, and no value gets into a URL [SHL-09, ENG-02]', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 4\d\d/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill(ACCOUNTS.harbourNurse)
  await page.getByLabel('Password', { exact: true }).fill('wrong-Pass-1')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByText('Incorrect username or password.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  // A wrong number: the owner's number ends with a 9.
  await page.goto('/engraving/verify/booking-100011/booking-100011-line-1', { waitUntil: 'commit' })
  const checked = page.waitForRequest(/\/guest\/login$/)
  await page.getByLabel('Mobile number').fill('412345670')
  await page.keyboard.press('Enter')
  expect((await checked).postData()).toContain('412345670')
  await expect(page.getByText('The phone number is invalid for this engraving.').first()).toBeVisible()
  expect(asked.filter((url) => /wrong|412345670/.test(url))).toEqual([])
})

test('a changed phone number replaces the prerendered one [ENG-06, OPEN-301]', async ({ page }) => {
  await page.route('/engraving/404', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('+61892000000', '+61892000001') })
  })
  await page.goto('/engraving/404')
  await expect.poll(() => isTakenOver(page)).toBe(true)
  await expect(page.getByRole('link', { name: /^08.9200.0001$/ })).toHaveAttribute('href', 'tel:0892000001')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each page says that it needs JavaScript, and shows no form [SHL-02, ENG-01]', async ({ page }) => {
    for (const [address, title] of PAGES) {
      await page.goto(address)
      await expect(page.getByText(/This page needs JavaScript.*08 9200 0000/)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
    }
  })
})
