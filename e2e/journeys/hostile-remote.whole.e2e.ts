import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Browser, BrowserContextOptions } from '@playwright/test'
import { expect, test, ACCOUNTS } from '../fixtures'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { openAtOrigin } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'
import { buildHostile } from '../third-party/build'
import { leavingWays } from '../third-party/mf-hostile/src/leaving-ways'
import { ways } from '../third-party/mf-hostile/src/ways'

/** A local port for each name, which notices connections and datagrams. */
interface Listeners {
  readonly ports: Readonly<Record<string, number>>
  /** Names of the ports that were reached. */
  readonly reached: () => string[]
  readonly close: () => void
}

async function openListeners(names: readonly string[]): Promise<Listeners> {
  const reached = new Set<string>()
  const all = await Promise.all(names.map(async (name) => [name, await listener(() => reached.add(name))] as const))
  return {
    ports: Object.fromEntries(all.map(([name, { port }]) => [name, port])),
    reached: () => [...reached].toSorted(),
    close: () => {
      for (const [, { close }] of all) close()
    },
  }
}

async function listener(hit: () => void) {
  const server = createServer((_, answer) => answer.end('Arrived'))
  server.on('connection', hit)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = createSocket('udp4')
  socket.on('message', hit)
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return {
    port,
    close: () => {
      server.closeAllConnections()
      server.close()
      socket.close()
    },
  }
}

/** The tested portal with a hostile remote, released like every remote. */
interface HostilePortal {
  readonly origin: string
  /** Opens the signed-in page of the hostile remote, with the target ports of its ways out. */
  readonly open: (
    browser: Browser,
    options: BrowserContextOptions,
    ports: Readonly<Record<string, number>>,
  ) => Promise<Page>
  readonly close: () => Promise<void>
}

/** @param portal the tested portal, which serves API and cloud */
async function openHostilePortal(portal: string): Promise<HostilePortal> {
  const origin = `http://localhost:${await innerPort()}`
  const [{ folder, remove }, store] = await Promise.all([buildHostile(), openOwnStore(portal)])
  await store.command({}, 'publish', 'mf-hostile', '--from', folder, '--as', '1.0.0', '--promote')
  // Without development servers its pages run only scripts with a hash.
  await store.serve(Number(new URL(origin).port), { PUBLIC_ORIGIN: origin, DEV_REMOTES_DIR: '' })
  return {
    origin,
    open: async (browser, options, ports) => {
      const context = await openAtOrigin(browser, { ...options, baseURL: portal }, ACCOUNTS.harbourOwner, origin)
      const page = await context.newPage()
      const query = Object.entries(ports).map(([name, port]) => `${encodeURIComponent(name)}=${port}`)
      await page.goto(`/hostile#${query.join('&')}`)
      await page.getByRole('heading', { level: 1, name: 'Hostile' }).waitFor()
      return page
    },
    close: async () => {
      await store.close()
      remove()
    },
  }
}

/** Ways out that keep the page, so that they can run at the same time. */
const STAYING = Object.keys(ways)
const WAYS = [...STAYING, ...Object.keys(leavingWays)]

/** Ways that fail here even without a policy, so that a failure proves nothing. */
const ALWAYS_FAILING = ['dns-prefetch', 'icon', 'iframe without a policy', 'manifest', 'preconnect']

/** Ways that something other than the page's policy blocks; the browser blocks scripts without a hash [OPEN-260]. */
const BLOCKED_OTHERWISE = ['script', 'worker', 'service worker']
/** Ways that succeed without a policy. */
const SUCCEED_WITHOUT_POLICY = STAYING.filter(
  (name) => ![...ALWAYS_FAILING, ...BLOCKED_OTHERWISE].includes(name),
).toSorted()

/**
 * Storage entries with tokens that every script of a signed-in page can read, so ASVS 10.1.1 is open. The browser has no
 * refresh token [OPEN-214].
 */
const READABLE_TOKENS = [/^local .*\.accessToken$/, /^local .*\.idToken$/, /^local portal\.personal\.session-token$/]

/** Tries all `STAYING` ways, and waits until each has ended. */
async function tryAllAtOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All at once' }).click()
  await expect(page.getByRole('list', { name: 'Done' }).getByRole('listitem')).toHaveCount(STAYING.length)
}

/** Navigates the page out, which succeeds. Earlier attempts have had enough time by then. */
async function navigateOut(page: Page, { ports, reached }: Listeners): Promise<void> {
  await page.evaluate((port) => location.assign(`http://127.0.0.1:${port}/`), ports.location)
  await expect.poll(reached).toContain('location')
}

let portal: HostilePortal
test.beforeAll(async ({ baseURL }) => {
  portal = await openHostilePortal(String(baseURL))
})
test.afterAll(() => portal.close())

test(`a hostile remote tries ${STAYING.length} ways out at once: only WebRTC succeeds, and calls of other remotes are refused [OPEN-221, OPEN-222, OPEN-259, OPEN-260]`, async ({
  browser,
  contextOptions,
}) => {
  const listeners = await openListeners(WAYS)
  const page = await portal.open(browser, contextOptions, listeners.ports)
  const tokens = await page.getByRole('list', { name: 'Tokens' }).getByRole('listitem').allInnerTexts()
  expect(tokens).toEqual(READABLE_TOKENS.map((place) => expect.stringMatching(place)))

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const reported = page.waitForRequest(
    (request) => request.url().includes('/cloud/errors/') && request.postData()?.includes('may not call') === true,
  )
  await page.getByRole('button', { name: 'Trespass' }).click()
  await expect(page.getByText('mf-hostile may not call vet/members')).toBeVisible()
  const report = (await reported).postData() ?? ''
  expect(report).toContain('mf-hostile may not call vet/members')
  expect(report).toContain('"remote":"mf-hostile"')
  expect(asked).not.toContain('/api/portal/vet/members')

  expect(await Promise.all([runAgain(page, false), runAgain(page, true)])).toEqual(['refused', 'ran'])
  await tryAllAtOnce(page)
  await navigateOut(page, listeners)
  expect(listeners.reached()).toEqual(['WebRTC', 'location'])
  const { violations } = await (await page.request.get(`${portal.origin}/health`)).json()
  // `require-trusted-types-for` covers texts as HTML, as code, and as URLs of scripts and workers.
  for (const directive of ['connect-src', 'require-trusted-types-for', 'style-src-elem'])
    expect(Object.keys(violations)).toContain(`mf-hostile ${directive}`)
  await page.context().close()
  listeners.close()
})

test(`without the policy of the page ${SUCCEED_WITHOUT_POLICY.length} of them succeed: the journey can detect them [OPEN-222, OPEN-260]`, async ({
  browser,
  contextOptions,
}) => {
  const listeners = await openListeners(WAYS)
  const page = await portal.open(browser, { ...contextOptions, bypassCSP: true }, listeners.ports)
  await tryAllAtOnce(page)
  await navigateOut(page, listeners)
  expect(listeners.reached().filter((name) => STAYING.includes(name))).toEqual(SUCCEED_WITHOUT_POLICY)
  await page.context().close()
  listeners.close()
})

/** Loads a script of the release again, with or without its hash. */
const runAgain = (page: Page, withHash: boolean) =>
  page.evaluate((isHashed) => {
    const found = performance.getEntriesByType('resource').find(({ name }) => /\/shell\/[^/]+\.js$/.test(name))
    const script = document.createElement('script')
    script.src = found?.name ?? ''
    script.crossOrigin = 'anonymous'
    if (isHashed) script.integrity = globalThis.portalIntegrity?.(script.src) ?? ''
    return new Promise<string>((resolve) => {
      script.addEventListener('load', () => resolve('ran'))
      script.addEventListener('error', () => resolve('refused'))
      document.head.append(script)
    })
  }, withHash)
