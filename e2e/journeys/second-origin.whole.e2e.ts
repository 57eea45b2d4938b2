import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { ACCOUNTS, expect, test } from '../fixtures'
import { openElsewhere } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'
import type { OwnStore } from '../own-store/web-server'

/*
 * The practice's pages come from another origin, which the portal lists. The bookings' pages were released at a third,
 * which their publisher lists and the portal does not.
 */
let store: OwnStore
let elsewhere: Server
const asked: string[] = []
const origins = { portal: '', files: '', elsewhere: '' }
const VERSION = '9.0.0'

test.beforeAll(async ({ baseURL }) => {
  const taken = new Set<number>()
  const [portal, files] = [await innerPort(taken), await innerPort(taken)]
  elsewhere = createServer((incoming, answer) => {
    asked.push(incoming.url ?? '')
    answer.end()
  })
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const address = elsewhere.address()
  Object.assign(origins, {
    portal: `http://localhost:${portal}`,
    files: `http://localhost:${files}`,
    elsewhere: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
  })
  store = await openOwnStore(String(baseURL))
  for (const [name, origin] of [
    ['mf-practice', origins.files],
    ['mf-bookings', origins.elsewhere],
  ] as const) {
    const at = ['--as', VERSION, '--base', `${origin}/remotes/${name}/`, '--promote']
    await store.command({ REMOTE_ORIGINS: origin }, 'publish', name, '--from', inRoot(name, 'dist'), ...at)
  }
  const PUBLIC_ORIGIN = origins.portal
  await store.serve(files, {
    REMOTE_ORIGINS: origins.files,
    PORTAL_ORIGINS: origins.portal,
    PUBLIC_ORIGIN: origins.files,
  })
  await store.serve(portal, { REMOTE_ORIGINS: origins.files, PUBLIC_ORIGIN })
})
test.afterAll(async () => {
  elsewhere.close()
  await store.close()
})

test('a remote at another origin is loaded from there, all of it; one at an origin that is not listed is not', async ({
  browser,
  contextOptions,
  baseURL,
  consoleErrors,
}) => {
  const options = { ...contextOptions, baseURL }
  const context = await openElsewhere(browser, options, ACCOUNTS.harbourOwner, origins.portal)
  consoleErrors.alsoWatch(context)
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  await page.goto('/customer-support')
  await expect(page.getByText('Client Care Team')).toBeVisible()
  const remotes = fetched.filter((url) => url.includes('/remotes/mf-practice/'))
  expect(remotes.filter((url) => !url.startsWith(origins.files))).toEqual([])
  for (const kind of [/\/remoteEntry\.\w+\.js$/, /\/customer-support\.\w+\.js$/, /\.css$/]) {
    expect(remotes.filter((url) => kind.test(url))).not.toEqual([])
  }
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const health = await (await page.request.get('/health')).json()
  expect(health.violations).toEqual({})
  expect(health.leftOut['mf-bookings']).toContain(origins.elsewhere)
  const versions = await (await page.request.get('/versions')).json()
  expect(versions.remotes['mf-practice']).toBe(VERSION)
  expect(versions.remotes['mf-bookings']).not.toBe(VERSION)
  expect(asked).toEqual([])
  await context.close()
})
