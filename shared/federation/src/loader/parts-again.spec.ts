// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loader, outcomeOf, partsWorld, pastCache, Screen, world } from './parts.fixture'
import type { Ending } from './parts.fixture'

partsWorld()
beforeEach(() => {
  vi.resetModules()
})

test.each<[string, Ending[], Ending[]]>([
  ['an entry that failed', ['fails', 'comes'], ['comes']],
  ['an entry that hung', ['hangs', 'comes'], ['comes']],
  ['a chunk that failed', ['comes'], ['fails', 'comes']],
  ['an entry that failed and then its chunk', ['fails', 'comes'], ['fails', 'comes']],
])('requests %s once more', async (_, entry, chunk) => {
  Object.assign(world, { entry, chunk })
  const { loadScreen } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
})

test('requests a file at most twice', async () => {
  Object.assign(world, { entry: ['fails', 'comes'], chunk: ['fails'] })
  const { loadScreen } = await loader()
  await outcomeOf(loadScreen('mf-a', '/pets'))
  expect(world).toMatchObject({ entries: 2, chunks: 2 })
})

test('fetches a missing entry past the cache, with its hash, before requesting it again', async () => {
  Object.assign(world, { entry: ['fails', 'fails', 'fails', 'comes'] })
  const { loadScreen } = await loader()
  await outcomeOf(loadScreen('mf-a', '/pets'))
  await outcomeOf(loadScreen('mf-a', '/pets'))
  const url = `${location.origin}/remotes/mf-a/remoteEntry.js`
  const options = expect.objectContaining({ cache: 'reload', integrity: 'sha256-a' })
  expect(pastCache).toEqual([1, 2, 3].map((after) => ({ url, options, after })))
})

/** The page names the script but has not run it yet. */
function withoutFederation(): void {
  Reflect.deleteProperty(globalThis, 'portalFederation')
  const federation = { file: 'federation.js', integrity: 'sha384-f' }
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ federation })}</script>`
}

test('fetches a failed federation script past the cache and requests it once more', async () => {
  withoutFederation()
  Object.assign(world, { entry: ['fails', 'comes'] })
  const { loadScreen } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
  expect(pastCache.map(({ url, options }) => [url, options?.integrity])).toEqual([
    [`${location.origin}/shell/federation.js`, 'sha384-f'],
  ])
})

test('without the federation script no remote opens; it counts as not arrived', async () => {
  withoutFederation()
  Object.assign(world, { entry: ['hangs'] })
  const { loadScreen } = await loader()
  const { after, error } = (await outcomeOf(loadScreen('mf-a', '/pets'))) ?? {}
  expect(after).toBeLessThanOrEqual(8000)
  expect(error).toMatchObject({ reason: 'unreachable' })
})

test('the time limit of a hanging entry includes the time before anyone waited for it', async () => {
  const asked = document.createElement('script')
  asked.src = `${location.origin}/remotes/mf-a/remoteEntry.js`
  asked.dataset.asked = String(performance.now() - 800)
  document.body.append(asked)
  const { loadScreen } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toEqual({ after: 3_500 - 800 + 200, part: Screen })
})

test('fetches an entry that arrives once', async () => {
  const { loadScreen } = await loader()
  await outcomeOf(loadScreen('mf-a', '/pets'))
  expect(pastCache).toEqual([])
})

test('forgets a failure, so that the next call is a retry', async () => {
  Object.assign(world, { entry: ['fails', 'fails', 'comes'] })
  const { loadScreen } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ error: { reason: 'unreachable' } })
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
})
