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
])('%s is asked for once more', async (_, entry, chunk) => {
  Object.assign(world, { entry, chunk })
  const { loadScreen } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
})

test('a file is asked for twice, not more often', async () => {
  Object.assign(world, { entry: ['fails', 'comes'], chunk: ['fails'] })
  const { loadScreen } = await loader()
  await outcomeOf(loadScreen('mf-a', '/pets'))
  expect(world).toMatchObject({ entries: 2, chunks: 2 })
})

test('an entry that did not come is fetched past the cache, with its hash, before it is asked for again', async () => {
  Object.assign(world, { entry: ['fails', 'fails', 'fails', 'comes'] })
  const { loadScreen } = await loader()
  await outcomeOf(loadScreen('mf-a', '/pets'))
  await outcomeOf(loadScreen('mf-a', '/pets'))
  const url = `${location.origin}/remotes/mf-a/remoteEntry.js`
  const options = expect.objectContaining({ cache: 'reload', integrity: 'sha256-a' })
  expect(pastCache).toEqual([1, 2, 3].map((after) => ({ url, options, after })))
})

/** The page says where the script is, and has not run it yet. */
function withoutFederation(): void {
  Reflect.deleteProperty(globalThis, 'portalFederation')
  const federation = { file: 'federation.js', integrity: 'sha384-f' }
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ federation })}</script>`
}

test('the script of the federation that failed is fetched past the cache, and asked for once more', async () => {
  withoutFederation()
  Object.assign(world, { entry: ['fails', 'comes'] })
  const { loadScreen } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
  expect(pastCache.map(({ url, options }) => [url, options?.integrity])).toEqual([
    [`${location.origin}/shell/federation.js`, 'sha384-f'],
  ])
})

test('without the script of the federation no remote is opened, and it is told as one that did not come', async () => {
  withoutFederation()
  Object.assign(world, { entry: ['hangs'] })
  const { loadScreen } = await loader()
  const { after, error } = (await outcomeOf(loadScreen('mf-a', '/pets'))) ?? {}
  expect(after).toBeLessThanOrEqual(8000)
  expect(error).toMatchObject({ reason: 'unreachable' })
})

test('what a hanging entry had before anybody waited for it is part of its time', async () => {
  const asked = document.createElement('script')
  asked.src = `${location.origin}/remotes/mf-a/remoteEntry.js`
  asked.dataset.asked = String(performance.now() - 800)
  document.body.append(asked)
  const { loadScreen } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toEqual({ after: 3_500 - 800 + 200, part: Screen })
})

test('an entry that comes is fetched once', async () => {
  const { loadScreen } = await loader()
  await outcomeOf(loadScreen('mf-a', '/pets'))
  expect(pastCache).toEqual([])
})

test('a failure is forgotten: asking again is a retry', async () => {
  Object.assign(world, { entry: ['fails', 'fails', 'comes'] })
  const { loadScreen } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ error: { reason: 'unreachable' } })
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
})
