import { request, type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'
import { openAtOrigin } from '../fixtures/sign-in'

/** Forwards a request to a local server. */
function forward(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  sent.on('error', () => answer.destroy())
  incoming.pipe(sent)
}

/** A proxy of the portal that can answer wrong bytes with a cache time of a year. */
interface SpoilingProxy {
  readonly url: string
  /** Files whose path matches get wrong bytes; null for none. */
  readonly spoil: (files: RegExp | null) => void
  readonly close: () => Promise<void>
}

/** A real server, because the browser does not cache answers of a test's route. */
async function startSpoilingProxy(portal: string): Promise<SpoilingProxy> {
  let spoilt: RegExp | null = null
  const server = createServer((incoming, outgoing) => {
    if (spoilt?.test(incoming.url ?? '')) answerWrong(outgoing)
    else forward(incoming, outgoing, Number(new URL(portal).port))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://localhost:${address.port}`,
    spoil: (files) => (spoilt = files),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answerWrong(outgoing: ServerResponse): void {
  outgoing.writeHead(200, {
    'Content-Type': 'text/plain',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
  })
  outgoing.end('window.tampered = true')
}

// This file runs last. In parallel mode its journeys keep both workers busy.
test.describe.configure({ mode: 'parallel' })

/* A server answers wrong bytes with a cache time of a year, like a broken cache. None of the files runs, and the
   browser recovers once the server does. */
let server: SpoilingProxy
test.beforeAll(async ({ baseURL }) => {
  server = await startSpoilingProxy(baseURL ?? '')
})
test.afterAll(() => server.close())
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/integrity|Loading|mf-|WebSocket|Failed to load resource/))

const MISSING = 'This page could not be loaded'

async function visitor(browser: Browser, options: BrowserContextOptions, files: RegExp) {
  server.spoil(files)
  const context = await openAtOrigin(browser, options, ACCOUNTS.harbourOwner, server.url)
  return { context, page: await context.newPage() }
}
const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
/** A failed style sheet has no rules. */
const areStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet?.cssRules.length)
const ranWrong = (page: Page) => page.evaluate(() => Reflect.get(window, 'tampered'))

/** A kind of file with one recovery each. Specs of the loader check all combinations. */
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
  test(`a remote's ${what} was wrong: ${way} loads the page`, async ({ browser, contextOptions, baseURL }) => {
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
  test(`${what} were wrong: a reload loads the page`, async ({ browser, contextOptions, baseURL }) => {
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
