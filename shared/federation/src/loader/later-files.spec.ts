// @vitest-environment happy-dom
import { pageOf, registryOf, remoteEntry } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutFiles } from '../registry/later-files'
import { previewMark } from '../registry/versions'
import type { RemoteEntry } from '../registry/schema'

const opened: RemoteEntry[] = []
vi.mock('./exposed', () => ({
  loadExposed: async (remote: RemoteEntry) => {
    opened.push(remote)
    return { default: { name: remote.name, routes: {} } }
  },
}))

const fetched = vi.fn<typeof fetch>()
const FILES = { chunks: { list: ['list.js'] }, integrity: { 'list.js': 'sha384-list' } }
const CANARY = { chunks: { list: ['newer.js'] }, integrity: { 'newer.js': 'sha384-newer' } }
const URL_OF_LIST = 'http://localhost:3000/remotes/mf-b/list.js'

/** A page that starts with mf-a: it knows mf-b, but not its files. */
async function page() {
  const remotes = await import('./remotes')
  const { shell, remotes: all } = registryOf({ name: 'mf-a' }, { name: 'mf-b', calls: ['booking'] })
  const later = withoutFiles(remoteEntry({ name: 'mf-b', calls: ['booking'] }))
  const entry = withoutFiles(remoteEntry({ name: 'mf-b', version: '1.1.0' }))
  const registry = { shell, remotes: { ...all, 'mf-b': later }, canaries: { 'mf-b': { percent: 99, entry } } }
  remotes.startRemotes(pageOf(registry), null)
  return remotes
}

const answer = (files: unknown, status = 200) => fetched.mockResolvedValueOnce(Response.json(files, { status }))
const hashOf = (url: string) => globalThis.portalIntegrity?.(url)

beforeEach(() => {
  vi.resetModules()
  opened.length = 0
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL('http://localhost:3000/list'))
})
afterEach(() => vi.unstubAllGlobals())

test('requests all files at once, with those of canaries, before a remote opens, and checks their hashes [OPEN-252]', async () => {
  const { loadRemoteModule, loadLaterFiles } = await page()
  expect(hashOf(URL_OF_LIST)).toBe(`sha384-${'A'.repeat(64)}`)
  answer({ 'mf-b 1.0.0': FILES, 'mf-b 1.1.0': CANARY })
  void loadLaterFiles()
  await loadRemoteModule('mf-b')
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/versions/files?mf-b=1.0.0&mf-b=1.1.0'])
  expect(opened).toEqual([expect.objectContaining({ ...FILES, calls: ['booking'] })])
  expect(hashOf(URL_OF_LIST)).toBe('sha384-list')
  await loadLaterFiles()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a user of the canary gets its files', async () => {
  const { loadLaterFiles, chooseVersions, currentRegistry } = await page()
  answer({ 'mf-b 1.0.0': FILES, 'mf-b 1.1.0': CANARY })
  await loadLaterFiles()
  chooseVersions('somebody')
  expect(currentRegistry().remotes['mf-b']).toMatchObject({ version: '1.1.0', ...CANARY })
})

test("requests files of a preview by its user's id, and for no other user [OPEN-332]", async () => {
  const { startRemotes, loadLaterFiles, chooseVersions, currentRegistry } = await import('./remotes')
  const entry = withoutFiles(remoteEntry({ name: 'mf-b', version: '2.0.0-pr.1' }))
  const previews = { 'pr-1': { users: [previewMark('pr-1', 'ann')], entry } }
  startRemotes(pageOf({ ...registryOf({ name: 'mf-a' }), previews }), 'bob')
  await loadLaterFiles()
  expect(fetched).not.toHaveBeenCalled()
  chooseVersions('ann')
  answer({ 'mf-b 2.0.0-pr.1': FILES })
  await loadLaterFiles()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/versions/files?mf-b=2.0.0-pr.1&who=ann'])
  expect(currentRegistry().remotes['mf-b']).toMatchObject(FILES)
})

test.each([
  ['no answer', () => fetched.mockRejectedValueOnce(new TypeError('offline'))],
  ['an error', () => answer({}, 503)],
  ['nothing of this version', () => answer({ 'mf-b 0.9.0': FILES })],
  ['what are no files', () => answer({ 'mf-b 1.0.0': { chunks: { list: 'list.js' }, integrity: {} } })],
])('%s is a part that has not arrived, and is requested again', async (_, once) => {
  const { loadRemoteModule } = await page()
  const { hasNotArrived } = await import('./unavailable')
  once()
  const failure: unknown = await loadRemoteModule('mf-b').catch((error: unknown) => error)
  expect(hasNotArrived(failure)).toBe(true)
  expect(opened).toEqual([])
  answer({ 'mf-b 1.0.0': FILES, 'mf-b 1.1.0': CANARY })
  await loadRemoteModule('mf-b')
  expect(opened).toHaveLength(1)
})
