// @vitest-environment happy-dom
import { pageOf, registryOf } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const REMOTE: Parameters<typeof registryOf>[0] = {
  name: 'mf-a',
  entry: 'remoteEntry.js',
  routes: [
    { path: '/details/:id', chunk: 'details', access: 'staff', early: [] },
    { path: '/list', chunk: 'list', access: 'staff', early: [] },
  ],
  chunks: { details: ['common.js', 'details.js', 'details.css'], list: ['common.js', 'list.js'] },
  integrity: { 'remoteEntry.js': 'sha384-entry', 'details.js': 'sha384-details' },
}

const fetched = vi.fn<typeof fetch>()
let page: AbortController
const leave = () => page.abort()
const filesAsked = () => fetched.mock.calls.map(([url]) => String(url).split('/').at(-1))

/** A page with a remote and these links; returns a function that points at one. */
async function pageWith(
  links = '<a href="/list">List</a><a href="/details/7">7</a><a href="/details/8">8</a>',
  remote = REMOTE,
) {
  const { startRemotes } = await import('@portal/federation/host')
  startRemotes(pageOf(registryOf(remote)), null)
  document.body.innerHTML = links
  const { prefetch } = await import('./prefetch')
  page = new AbortController()
  prefetch(page.signal)
  const pointAt = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return { pointAt }
}

beforeEach(() => {
  vi.resetModules()
  fetched.mockReset().mockImplementation(async () => new Response('code'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('portalDomain', { isWhole: true })
})
afterEach(() => {
  vi.useRealTimers()
  leave()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('a screen is its entry, scripts and styles with their hashes, at low priority', async () => {
  const { pointAt } = await pageWith()
  pointAt('[href="/details/7"]')
  expect(filesAsked()).toEqual(['remoteEntry.js', 'common.js', 'details.js', 'details.css'])
  expect(fetched.mock.calls[0]?.[1]).toEqual({ integrity: 'sha384-entry', priority: 'low' })
})

test('first requests files that the page was sent without [OPEN-252]', async () => {
  const { chunks = {}, integrity = {}, ...later } = REMOTE
  fetched.mockImplementation(async (url) =>
    String(url).startsWith('/versions/files') ? Response.json({ 'mf-a 1.0.0': { chunks, integrity } }) : new Response(),
  )
  const { pointAt } = await pageWith(undefined, { ...later, filesLater: true })
  pointAt('[href="/details/7"]')
  await vi.waitFor(() => expect(filesAsked()).toContain('details.js'))
  expect(filesAsked()).toEqual(['files?mf-a=1.0.0', 'remoteEntry.js', 'common.js', 'details.js', 'details.css'])
})

test('does not request what the page has loaded', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name.endsWith('remoteEntry.js') ? [performance.mark('there')] : [],
  )
  const { pointAt } = await pageWith()
  pointAt('[href="/list"]')
  expect(filesAsked()).toEqual(['common.js', 'list.js'])
})

test('requests a file again after a failure', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const { pointAt } = await pageWith()
  pointAt('[href="/list"]')
  await vi.waitFor(() => {
    pointAt('[href="/list"]')
    expect(filesAsked()).toEqual(['remoteEntry.js', 'common.js', 'list.js', 'remoteEntry.js'])
  })
})

test('a link prefetches its screen, wherever it is pointed at; other links nothing', async () => {
  const { pointAt } = await pageWith(`<a href="/list"><b>List</b></a><p>No link</p>
    <a href="https://other.test/details/7">Other</a><a href="/nowhere">Nowhere</a><a id="late" href="/details/7">7</a>`)
  for (const other of ['p', '[href^="https"]', '[href="/nowhere"]']) pointAt(other)
  expect(filesAsked()).toEqual([])
  pointAt('b')
  expect(filesAsked()).toEqual(['remoteEntry.js', 'common.js', 'list.js'])
  leave()
  pointAt('#late')
  expect(filesAsked()).toHaveLength(3)
})

test('prefetches all links two seconds after the render, unless the page was left', async () => {
  vi.useFakeTimers()
  await pageWith()
  leave()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(filesAsked()).toEqual([])
  await pageWith('<a href="/list">List</a>')
  await vi.advanceTimersByTimeAsync(1_900)
  expect(filesAsked()).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(filesAsked()).toEqual(['remoteEntry.js', 'common.js', 'list.js'])
})

test('once idle, prefetches files inlined in the HTML for the next page [OPEN-308]', async () => {
  vi.useFakeTimers()
  const config = { shellBase: 'https://cdn.test/shell/1.0.0/', inHtml: ['early-render.js', 'login.js'] }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  await pageWith('')
  vi.stubGlobal('portalIntegrity', (url: string) => `hash of ${url}`)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  const files = ['https://cdn.test/shell/1.0.0/early-render.js', 'https://cdn.test/shell/1.0.0/login.js']
  expect(fetched.mock.calls).toEqual(files.map((url) => [url, { integrity: `hash of ${url}`, priority: 'low' }]))
})

test.each([
  ['that does not fit', { ...REMOTE, unfit: 'mf-list 1.0.0 is made for contract 2.0' }],
  ['of a third party', { ...REMOTE, entry: 'mf-manifest.json' }],
])('prefetches nothing of a remote %s', async (_, remote) => {
  const { pointAt } = await pageWith('<a href="/list">List</a>', remote)
  pointAt('a')
  expect(filesAsked()).toEqual([])
})

test('prefetches nothing in data-saving mode', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { pointAt } = await pageWith()
  pointAt('[href="/list"]')
  expect(filesAsked()).toEqual([])
})

test.each([
  ['is typed into it', ''],
  ['has been filled in by the browser', 'owner@harbour.test'],
])('prefetches what is behind a form once something %s', async (_, filled) => {
  const files = ['remoteEntry.js', 'common.js', 'list.js']
  const config = pageOf(registryOf(REMOTE))
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  vi.spyOn(document.head, 'append').mockReturnValue()
  const { startRemotes } = await import('@portal/federation/host')
  startRemotes(config, null)
  document.body.innerHTML = `<input value="${filled}">`
  const { prefetch } = await import('./prefetch')
  page = new AbortController()
  prefetch(page.signal, '/list?from=login')
  const before = filesAsked()
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect([before, filesAsked()]).toEqual([filled ? files : [], files])
})
