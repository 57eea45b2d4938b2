import { createInstance } from '@module-federation/enhanced/runtime'
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime'
import { pageOf, registryOf } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { RemoteModule } from '../module/remote-module'
import type { RemoteUnavailable } from './unavailable'

/** How a request ends; the last value applies to all that follow. */
export type Ending = 'comes' | 'fails' | 'hangs'
export const world = { entry: ['comes'] as Ending[], chunk: ['comes'] as Ending[], entries: 0, chunks: 0 }
/** Requests past the browser cache, with the number of earlier tries. */
export let pastCache: { url: string; options: RequestInit | undefined; after: number }[] = []

export const Screen = () => null
export const Panel = () => null

/** The chunk of a screen or slot, as webpack's loader fetches it. */
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

/** The container that the entry script sets. */
export const container = {
  init: (scope: object) =>
    expect(scope).toMatchObject({
      react: { '19.0.0': { from: 'shell' } },
      '@portal/domain': { '5.0.0': { from: 'shell' } },
    }),
  get: async () => () => ({ default: remoteModule }),
}

/** Globals that the shell's own scripts set. */
const portalFederation = { createInstance, bundlerRuntime }
const portalDomain = { module: {}, version: '5.0.0', isWhole: true }

/** The library keeps entries for a page's lifetime. */
function forgetEntries(): void {
  const entries: object = Object(Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__'))
  for (const key of Object.keys(entries)) Reflect.deleteProperty(entries, key)
}

/** Sets up a page whose scripts end as its fixture says; import the modules under test anew in each test. */
export function partsWorld(): void {
  beforeEach(() => {
    forgetEntries()
    Object.assign(globalThis, { portalFederation, portalDomain })
    Object.assign(world, { entry: ['comes'], chunk: ['comes'], entries: 0, chunks: 0 })
    pastCache = []
    vi.useFakeTimers()
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
}

/** A new loader of a page with one remote, which has two screens and a slot. */
export async function loader(unfit?: string) {
  const { startRemotes } = await import('./remotes')
  const { provideShared } = await import('./share-scope')
  provideShared(async () => ({ react: { module: {}, version: '19.0.0' } }))
  const slots = [{ name: 'CartPanel' as const, chunk: 'cart' }]
  const integrity = { 'remoteEntry.js': 'sha256-a' }
  startRemotes(pageOf(registryOf({ name: 'mf-a', unfit, slots, integrity })), null)
  return import('./parts')
}

interface Outcome {
  readonly after: number
  readonly part?: unknown
  readonly error?: RemoteUnavailable
}

/** The outcome of a load within a minute, with its time. */
export async function outcomeOf(loading: Promise<unknown>): Promise<Outcome | undefined> {
  const since = Date.now()
  let outcome: Outcome | undefined
  loading.then(
    (part) => (outcome = { after: Date.now() - since, part }),
    (error) => (outcome = { after: Date.now() - since, error }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}
