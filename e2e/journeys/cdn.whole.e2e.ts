import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { runCdnFunction } from '../../delivery/src/testing/cdn-function'
import { FILE_POLICY } from '../../delivery/src/http/security-headers'
import { headersOfObject } from '../../delivery/src/releases/store/object-headers'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { ACCOUNTS, expect, test } from '../fixtures'
import { openAtOrigin } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'
import type { OwnStore } from '../own-store/web-server'

test.use({ isFirstVisit: true })

/* A server at another origin serves the files of shell and remotes from the release store, with the CDN's function. */
let store: OwnStore
let cdn: Server
const origins = { portal: '', cdn: '' }

test.beforeAll(async ({ baseURL }) => {
  const taken = new Set<number>()
  const [portal, port] = [await innerPort(taken), await innerPort(taken)]
  Object.assign(origins, { portal: `http://localhost:${portal}`, cdn: `http://localhost:${port}` })
  store = await openOwnStore(String(baseURL))
  cdn = createServer(({ url = '', headers }, answer) => {
    const { uri = '' } = runCdnFunction(url, headers['accept-encoding'] ?? '')
    const file = path.join(store.place, uri)
    if (!uri || !existsSync(file)) return answer.writeHead(404).end()
    const { type, encoding, cache } = headersOfObject(uri.slice(1))
    answer.setHeader('Access-Control-Allow-Origin', '*')
    answer.setHeader('X-Content-Type-Options', 'nosniff')
    answer.setHeader('Content-Security-Policy', FILE_POLICY)
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

/** Waits until pages use the CDN: the web server first checks that it has all files. */
async function isNamed(page: Page, ...folders: readonly string[]) {
  for (const folder of folders) {
    await expect
      .poll(async () => (await page.request.get(`${origins.portal}/login`)).text())
      .toContain(`${origins.cdn}/${folder}/`)
  }
}

test('every file of shell and remotes comes from the CDN, compressed and checked [OPEN-271, OPEN-296]', async ({
  browser,
  contextOptions,
  baseURL,
  consoleErrors,
}) => {
  const options = { ...contextOptions, baseURL: String(baseURL) }
  const context = await openAtOrigin(browser, options, ACCOUNTS.harbourOwner, origins.portal)
  consoleErrors.watch(context)
  const page = await context.newPage()
  const fetched: { url: string; encoding: string | undefined }[] = []
  page.on('response', async (answer) => {
    fetched.push({ url: answer.url(), encoding: answer.headers()['content-encoding'] })
  })
  const told: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => told.push(String(payload)))
  })
  await isNamed(page, 'remotes/mf-wizards', 'shell')
  await page.goto('/customer-support')
  await expect(page.getByText('Client Care Team')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  // A reload renders the page before React, from a cached file.
  await page.request.get(page.url())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  // Real-time events do not come from the CDN.
  await expect.poll(() => told.join()).toContain('connection_established')
  const files = fetched.filter(({ url }) => /\/(remotes|shell)\//.test(url))
  expect(files.filter(({ url }) => !url.startsWith(origins.cdn))).toEqual([])
  expect(files.filter(({ url, encoding }) => /\.(js|css)$/.test(url) && !encoding)).toEqual([])
  const kinds = [/\/remoteEntry\.\w+\.js$/, /\/customer-support\.\w+\.js$/, /\/mf-\S+\.css$/]
  const ofShell = ['main', 'early-render', 'federation'].map((name) => new RegExp(`/shell/[^/]+/${name}\\.\\w+\\.js$`))
  for (const kind of [...kinds, ...ofShell, /\/shell\/\S+\.css$/]) {
    expect(
      files.filter(({ url }) => kind.test(url)),
      String(kind),
    ).not.toEqual([])
  }
  const health = await (await page.request.get('/health')).json()
  expect([health.violations, health.notAtCdn]).toEqual([{}, {}])
  await context.close()
})

test('a page loads the shell from its own server when the CDN fails [OPEN-296]', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED|Failed to load resource/)
  await isNamed(page, 'shell')
  await page.route(`${origins.cdn}/**`, (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${origins.portal}/login`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Username is invalid or missing').first()).toBeVisible()
  expect(asked.filter((url) => url.startsWith(`${origins.cdn}/shell/`))).not.toEqual([])
  expect(asked.filter((url) => url.startsWith(`${origins.portal}/shell/`))).not.toEqual([])
})
