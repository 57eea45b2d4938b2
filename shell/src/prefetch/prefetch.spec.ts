// @vitest-environment happy-dom
import { registryOf } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const DETAILS: Parameters<typeof registryOf>[0] = {
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
const filesAsked = () => fetched.mock.calls.map(([url]) => String(url).split('/').at(-1))

async function pageWith(more = DETAILS) {
  const { startRemotes } = await import('@portal/federation/host')
  startRemotes({ registry: registryOf(more), shellIntegrity: {} }, null)
  return import('./prefetch')
}

beforeEach(() => {
  vi.resetModules()
  fetched.mockReset().mockImplementation(async () => new Response('code'))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('a screen is its entry, its scripts and its styles, each with its hash, behind all else', async () => {
  const { prefetchScreen } = await pageWith()
  prefetchScreen('/details/7')
  expect(filesAsked()).toEqual(['remoteEntry.js', 'common.js', 'details.js', 'details.css'])
  expect(fetched.mock.calls[0]?.[1]).toEqual({ integrity: 'sha384-entry', priority: 'low' })
})

test('what two screens have in common is fetched once', async () => {
  const { prefetchScreen } = await pageWith()
  prefetchScreen('/details/7')
  prefetchScreen('/details/8')
  prefetchScreen('/list')
  expect(filesAsked()).toEqual(['remoteEntry.js', 'common.js', 'details.js', 'details.css', 'list.js'])
})

test('what the page has fetched already is not asked for', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name.endsWith('remoteEntry.js') ? [performance.mark('there')] : [],
  )
  const { prefetchScreen } = await pageWith()
  prefetchScreen('/list')
  expect(filesAsked()).toEqual(['common.js', 'list.js'])
  vi.restoreAllMocks()
})

test('a file that did not come is asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const { prefetchScreen } = await pageWith()
  prefetchScreen('/list')
  await vi.waitFor(() => {
    prefetchScreen('/list')
    expect(filesAsked()).toEqual(['remoteEntry.js', 'common.js', 'list.js', 'remoteEntry.js'])
  })
})

test('a link stands for its screen, whatever of it is pointed at; others and pages of none fetch nothing', async () => {
  document.body.innerHTML = `<a href="/list"><b>List</b></a><a href="https://other.test/details/7">Other</a>
    <a href="/nowhere">Nowhere</a><p>No link</p>`
  const { prefetchLinked } = await pageWith()
  for (const element of document.querySelectorAll('p, [href^="https"], [href="/nowhere"]')) prefetchLinked(element)
  expect(filesAsked()).toEqual([])
  prefetchLinked(document.querySelector('b'))
  expect(filesAsked()).toEqual(['remoteEntry.js', 'common.js', 'list.js'])
})

test.each([
  ['built for another contract', { ...DETAILS, contract: '1.0' }],
  ['of another house', { ...DETAILS, entry: 'mf-manifest.json' }],
])('of a remote %s nothing is fetched', async (_, remote) => {
  const { prefetchScreen } = await pageWith(remote)
  prefetchScreen('/list')
  expect(filesAsked()).toEqual([])
})

test('nor where the user saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { prefetchScreen, prefetchFirstScreen } = await pageWith()
  prefetchScreen('/list')
  prefetchFirstScreen('/list')
  expect(filesAsked()).toEqual([])
  expect(document.scripts).toHaveLength(0)
})
