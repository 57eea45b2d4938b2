// @vitest-environment happy-dom
import { createInstance } from '@module-federation/enhanced/runtime'
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'
import { registryOf } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONTRACT_VERSION } from '../registry/compatibility'
import type { RemoteModule } from '../module/remote-module'
import type { RemoteUnavailable } from './unavailable'

/** How a request ends; the last word holds for all that follow. */
type Ending = 'comes' | 'fails' | 'hangs'
const world = { entry: ['comes'] as Ending[], chunk: ['comes'] as Ending[], entries: 0, chunks: 0 }
/** What was fetched past the browser's cache, and after how many tries. */
let pastCache: { url: string; options: RequestInit | undefined; after: number }[] = []

const Screen = () => null
const Panel = () => null

/** The chunk of a screen or slot, as webpack's loader would fetch it. */
async function chunkOf<Part>(part: Part): Promise<Part> {
  const ending = world.chunk[Math.min(world.chunks++, world.chunk.length - 1)]
  if (ending === 'hangs') return new Promise(() => undefined)
  if (ending === 'fails') throw new Error('Loading chunk 928 failed.')
  return part
}

const remoteModule: RemoteModule = {
  name: 'mf-a',
  routes: {
    '/pets': () => chunkOf(Screen),
    '/broken': () => Promise.reject(new TypeError('x is not a function')),
  },
  slots: { CartPanel: () => chunkOf(Panel) },
}

/** What the entry script leaves behind. */
const container = {
  init: (scope: object) =>
    expect(scope).toMatchObject({
      react: { '19.0.0': { from: 'shell' } },
      '@portal/domain': { '5.0.0': { from: 'shell' } },
    }),
  get: async () => () => ({ default: remoteModule }),
}

/** What the shell's own scripts leave behind. */
const portalFederation = { createInstance, bundlerRuntime }
const portalDomain = { module: {}, version: '5.0.0', isWhole: true }

/** The library keeps entries for the life of a page. */
function forgetEntries(): void {
  const entries: object = Object(Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__'))
  for (const key of Object.keys(entries)) Reflect.deleteProperty(entries, key)
}

beforeEach(() => {
  forgetEntries()
  Object.assign(globalThis, { portalFederation, portalDomain })
  Object.assign(world, { entry: ['comes'], chunk: ['comes'], entries: 0, chunks: 0 })
  pastCache = []
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    pastCache.push({ url, options, after: world.entries })
  })
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const ending = world.entry[Math.min(world.entries++, world.entry.length - 1)]
    if (ending === 'hangs' || !(script instanceof HTMLElement)) return
    const isFederation = script.getAttribute('src')?.includes('/shell/federation.js')
    if (ending === 'comes') Object.assign(globalThis, isFederation ? { portalFederation } : { mf_a: container })
    queueMicrotask(() => script.dispatchEvent(new Event(ending === 'comes' ? 'load' : 'error')))
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'mf_a')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page's loader, fresh, with one remote that has two screens and a slot. */
async function loader(contract = CONTRACT_VERSION) {
  const { startRemotes } = await import('./remotes')
  const { provideShared } = await import('./share-scope')
  provideShared({ react: { module: {}, version: '19.0.0' } })
  const slots = [{ name: 'CartPanel' as const, chunk: 'cart' }]
  const integrity = { 'remoteEntry.js': 'sha256-a' }
  startRemotes({ registry: registryOf({ name: 'mf-a', contract, slots, integrity }), shellIntegrity: {} }, null)
  return import('./parts')
}

interface Outcome {
  /** Milliseconds from the start to the end. */
  readonly after: number
  readonly part?: unknown
  readonly error?: RemoteUnavailable
}

/** What a load comes to within a minute, and when. */
async function outcomeOf(loading: Promise<unknown>): Promise<Outcome | undefined> {
  const since = Date.now()
  let outcome: Outcome | undefined
  loading.then(
    (part) => (outcome = { after: Date.now() - since, part }),
    (error) => (outcome = { after: Date.now() - since, error }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

test('a screen and a slot come once and are the same for all who ask', async () => {
  const { loadScreen, loadSlot } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toEqual({ after: 0, part: Screen })
  expect(await outcomeOf(loadSlot('CartPanel'))).toEqual({ after: 0, part: Panel })
  expect(loadScreen('mf-a', '/pets')).toBe(loadScreen('mf-a', '/pets'))
  expect(world.entries).toBe(1)
})

const failures: [string, Ending[], Ending[]][] = [
  ['an entry that hangs', ['hangs'], ['comes']],
  ['a chunk that hangs', ['comes'], ['hangs']],
  ['an entry that hangs once, then a chunk that hangs', ['hangs', 'comes'], ['hangs']],
  ['an entry that fails', ['fails'], ['comes']],
  ['a chunk that fails', ['comes'], ['fails']],
]

test.each(failures)('%s is given up within 8 seconds, for a screen', async (_, entry, chunk) => {
  Object.assign(world, { entry, chunk })
  const { loadScreen } = await loader()
  const { after, error } = (await outcomeOf(loadScreen('mf-a', '/pets'))) ?? {}
  expect(after).toBeLessThanOrEqual(8000)
  expect(error).toMatchObject({ name: 'RemoteUnavailable', remote: 'mf-a', reason: 'unreachable' })
})

test.each(failures)('%s is given up within 8 seconds, for a slot', async (_, entry, chunk) => {
  Object.assign(world, { entry, chunk })
  const { loadSlot } = await loader()
  const { after, error } = (await outcomeOf(loadSlot('CartPanel'))) ?? {}
  expect(after).toBeLessThanOrEqual(8000)
  expect(error).toMatchObject({ name: 'RemoteUnavailable', remote: 'mf-a', reason: 'unreachable' })
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

test('a container that never settles is given up, and Retry opens another', async () => {
  const { loadScreen } = await loader()
  const never = { ...container, get: () => new Promise(() => undefined) }
  Object.assign(globalThis, { mf_a: never })
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ after: 8_000, error: { reason: 'unreachable' } })
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
})

test('a fault of its code is told at once and keeps what was thrown', async () => {
  const { loadScreen } = await loader()
  const cause = new TypeError('x is not a function')
  expect(await outcomeOf(loadScreen('mf-a', '/broken'))).toMatchObject({ after: 0, error: { reason: 'broken', cause } })
})

test('a remote of another contract is refused before its code is asked for, in the words of "portal check" [OPEN-254]', async () => {
  const { loadScreen, loadSlot } = await loader('2.0')
  const refused = {
    after: 0,
    error: {
      reason: 'incompatible',
      detail: `mf-a 1.0.0 is made for contract 2.0, the shell 3.0.0 has ${CONTRACT_VERSION}`,
    },
  }
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject(refused)
  expect(await outcomeOf(loadSlot('CartPanel'))).toMatchObject(refused)
  expect(world.entries).toBe(0)
})

test('what no remote offers is said at once', async () => {
  const { loadScreen, loadSlot } = await loader()
  expect(await outcomeOf(loadScreen('mf-b', '/pets'))).toMatchObject({ after: 0, error: { reason: 'unknown' } })
  expect(await outcomeOf(loadSlot('CartButton'))).toMatchObject({ after: 0, error: { reason: 'unknown' } })
  expect(await outcomeOf(loadScreen('mf-a', '/cats'))).toMatchObject({ after: 0, error: { reason: 'broken' } })
})
