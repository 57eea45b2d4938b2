import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import path from 'node:path'
import { edge } from '../../delivery/src/testing/edge'
import { headersOfObject } from '../../delivery/src/store/object-headers'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { ACCOUNTS, expect, test } from '../fixtures'
import { openElsewhere } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'
import type { OwnStore } from '../own-store/web-server'

/* The remotes' files come from a plain server of the release store at another origin, with the function of the CDN. */
let store: OwnStore
let cdn: Server
const origins = { portal: '', cdn: '' }

test.beforeAll(async ({ baseURL }) => {
  const taken = new Set<number>()
  const [portal, port] = [await innerPort(taken), await innerPort(taken)]
  Object.assign(origins, { portal: `http://localhost:${portal}`, cdn: `http://localhost:${port}` })
  store = await openOwnStore(String(baseURL))
  cdn = createServer(({ url = '', headers }, answer) => {
    const { uri = '' } = edge(url, String(headers['accept-encoding'] ?? ''))
    const file = path.join(store.place, uri)
    if (!uri || !existsSync(file)) return answer.writeHead(404).end()
    const { type, encoding, cache } = headersOfObject(uri.slice(1))
    answer.setHeader('Access-Control-Allow-Origin', '*')
    if (encoding !== undefined) answer.setHeader('Content-Encoding', encoding)
    return answer.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache }).end(readFileSync(file))
  })
  cdn.listen(port, 'localhost')
  await once(cdn, 'listening')
  await store.serve(portal, { RELEASE_CDN: origins.cdn, PUBLIC_ORIGIN: origins.portal })
})
test.afterAll(async () => {
  cdn.close()
  await store.close()
})

test('every file of a remote comes from the CDN, compressed and checked [OPEN-271]', async ({
  browser,
  contextOptions,
  baseURL,
  consoleErrors,
}) => {
  const options = { ...contextOptions, baseURL }
  const context = await openElsewhere(browser, options, ACCOUNTS.harbourOwner, origins.portal)
  consoleErrors.alsoWatch(context)
  const page = await context.newPage()
  const fetched: { url: string; encoding: string | undefined }[] = []
  page.on('response', async (answer) => {
    fetched.push({ url: answer.url(), encoding: answer.headers()['content-encoding'] })
  })
  // The first pages come while it is looked whether all is there.
  await expect
    .poll(async () => (await page.request.get('/login')).text())
    .toContain(`${origins.cdn}/remotes/mf-wizards/`)
  await page.goto('/customer-support')
  await expect(page.getByText('Client Care Team')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const remotes = fetched.filter(({ url }) => url.includes('/remotes/'))
  expect(remotes.filter(({ url }) => !url.startsWith(`${origins.cdn}/remotes/mf-`))).toEqual([])
  expect(remotes.filter(({ url, encoding }) => /\.(js|css)$/.test(url) && !encoding)).toEqual([])
  for (const kind of [/\/remoteEntry\.\w+\.js$/, /\/customer-support\.\w+\.js$/, /\.css$/]) {
    expect(remotes.filter(({ url }) => kind.test(url))).not.toEqual([])
  }
  const health = await (await page.request.get('/health')).json()
  expect([health.violations, health.notAtCdn]).toEqual([{}, {}])
  await context.close()
})
