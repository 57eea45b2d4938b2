import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'
import { changingServer, type ChangingServer } from '../fixtures/changing-server'
import { openElsewhere } from '../fixtures/sign-in'

// The last file: with its journeys shared out, both workers end together.
test.describe.configure({ mode: 'parallel' })

/*
 * A server answers wrong bytes and says that they never change, as a broken cache on the way does. None of them runs;
 * and once the server is well, the browser that has kept them is well too.
 */
let server: ChangingServer
test.beforeAll(async ({ baseURL }) => {
  server = await changingServer(baseURL ?? '')
})
test.afterAll(() => server.close())
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/integrity|Loading|mf-|WebSocket|Failed to load resource/))

const MISSING = 'This page could not be loaded'

async function visitor(browser: Browser, options: BrowserContextOptions, files: RegExp) {
  server.spoil(files)
  const context = await openElsewhere(browser, options, ACCOUNTS.harbourOwner, server.url)
  return { context, page: await context.newPage() }
}
const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
/** One that failed has no rules. */
const areStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet?.cssRules.length)
const ranWrong = (page: Page) => page.evaluate(() => Reflect.get(window, 'tampered'))

/** Each kind of file with a way of its own: that a way is good for every kind is the loader's, and its specs'. */
const WAYS: readonly (readonly [string, RegExp, string, (page: Page, context: BrowserContext) => Promise<Page>])[] = [
  [
    'entry',
    /\/remotes\/mf-bookings\/remoteEntry/,
    'a new tab',
    async (_, context) => {
      const tab = await context.newPage()
      await tab.goto('/dashboard')
      return tab
    },
  ],
  ['script', /\/remotes\/mf-bookings\/dashboard.*\.js/, 'a reload', async (page) => page.reload().then(() => page)],
  [
    'style sheet',
    /\/remotes\/mf-bookings\/.*\.css/,
    'Retry',
    async (page) =>
      page
        .getByRole('button', { name: 'Retry' })
        .click()
        .then(() => page),
  ],
]

for (const [what, files, way, goOn] of WAYS) {
  test(`a remote's ${what} was wrong: ${way} brings the page`, async ({ browser, contextOptions, baseURL }) => {
    const { context, page } = await visitor(browser, { ...contextOptions, baseURL: String(baseURL) }, files)
    await page.goto('/dashboard')
    await expect(page.getByText(MISSING)).toBeVisible()
    expect(await ranWrong(page)).toBeUndefined()
    server.spoil(null)
    await isThere(await goOn(page, context))
    await context.close()
  })
}

for (const [what, path, files] of [
  ["the shell's scripts", '/dashboard', /\/shell\/.*\.js/],
  ["the shell's style sheets", '/dashboard', /\/shell\/.*\.css/],
] as const) {
  test(`${what} were wrong: a reload brings the page`, async ({ browser, contextOptions, baseURL }) => {
    const { context, page } = await visitor(browser, { ...contextOptions, baseURL: String(baseURL) }, files)
    const answer = page.waitForResponse((response) => files.test(response.url()))
    await page.goto(path)
    await (await answer).finished()
    await page.waitForTimeout(1000)
    expect(await ranWrong(page)).toBeUndefined()
    server.spoil(null)
    await page.reload()
    await isThere(page)
    await expect.poll(() => page.evaluate(areStyled)).toBe(true)
    await context.close()
  })
}
