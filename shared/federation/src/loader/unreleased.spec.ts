import { pageOf, registryOf, remoteEntry } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { previewMark } from '../registry/versions'

const ENTRY = remoteEntry({ name: 'mf-new', title: 'New', version: '1.0.0-pr.1' })
const unreleased = { 'pr-1': [previewMark('pr-1', 'ann')], 'pr-2': [previewMark('pr-2', 'bob')] }
const asked = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(ENTRY))

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

/** A page as everybody gets it, opened by this user. */
async function page(who: string | null, ...remotes: Parameters<typeof registryOf>) {
  const loader = await import('./remotes')
  loader.startRemotes({ ...pageOf(registryOf({ name: 'mf-a' }, ...remotes)), unreleased }, who)
  const names = () => Object.keys(loader.currentRegistry().remotes).toSorted()
  return { ...loader, names }
}

test('a listed user gets the remote with its files, after a request by their id [OPEN-302]', async () => {
  const { loadUnreleased, chooseVersions, unreleasedFor, names } = await page('ann')
  expect(names()).toEqual(['mf-a'])
  await Promise.all([loadUnreleased('ann'), loadUnreleased('ann')])
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/versions/unreleased/pr-1?who=ann'])
  expect(names()).toEqual(['mf-a', 'mf-new'])
  expect(unreleasedFor('ann')).toEqual({ 'pr-1': ENTRY })
  chooseVersions('ann')
  expect(names()).toEqual(['mf-a', 'mf-new'])
})

test('a user who signs in later gets it too; the next user does not [OPEN-302]', async () => {
  const { loadUnreleased, chooseVersions, unreleasedFor, names } = await page(null)
  await loadUnreleased(null)
  expect(asked).not.toHaveBeenCalled()
  await loadUnreleased('ann')
  expect(names()).toContain('mf-new')
  await loadUnreleased('eve')
  chooseVersions('eve')
  expect(asked).toHaveBeenCalledOnce()
  expect(names()).toEqual(['mf-a'])
  expect(unreleasedFor('ann')).toEqual({})
})

test('drops an answer for a user who has left meanwhile [OPEN-302]', async () => {
  const { loadUnreleased, names } = await page('ann')
  const first = loadUnreleased('ann')
  await Promise.all([first, loadUnreleased('eve')])
  expect(names()).toEqual(['mf-a'])
})

test.each([
  ['refused', async () => new Response('', { status: 404 })],
  ['no entry', async () => Response.json({ name: 'mf-new' })],
  ['none', () => Promise.reject(new TypeError('offline'))],
])('starts without the remote when the answer is %s [OPEN-302]', async (_what, answer) => {
  asked.mockImplementationOnce(answer)
  const { loadUnreleased, names } = await page('ann')
  await loadUnreleased('ann')
  expect(names()).toEqual(['mf-a'])
})
