// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registryOf, remoteEntry } from '@portal/testing/registry'
import { loadThirdParty } from './third-party'
import { guardChunks } from './integrity'

const integrity = { 'mf-manifest.json': 'sha384-manifest', 'entry.js': 'sha384-entry' }

/** A manifest as the library writes it, with an entry of this type. */
const manifest = (type: string) => ({
  id: 'mf_other',
  name: 'mf_other',
  metaData: {
    name: 'mf_other',
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: 'other' },
    remoteEntry: { name: 'entry.js', path: '', type },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: 'mf_other',
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [],
})

let fetched: [string, RequestInit | undefined][]
let scripts: { url: string; integrity: string }[]
beforeEach(() => {
  ;[fetched, scripts] = [[], []]
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    scripts.push({ url: script.src, integrity: script.integrity })
    queueMicrotask(() => script.dispatchEvent(new Event('load')))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// The library caches manifests by address, so each type has its own.
test.each(['global', 'module', 'system'])(
  'requests manifest and entry of the type "%s" with their hashes',
  async (type) => {
    const remote = remoteEntry({ name: `mf-${type}`, entry: 'mf-manifest.json', integrity })
    guardChunks(registryOf(remote), {})
    vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
      fetched.push([url, options])
      return Response.json(manifest(type))
    })
    await expect(loadThirdParty(remote, {})).rejects.toThrow(`Loading entry mf-manifest.json of mf-${type} failed`)
    const base = `${location.origin}/remotes/mf-${type}/`
    expect(fetched).toEqual([[`${base}mf-manifest.json`, { integrity: 'sha384-manifest' }]])
    expect(scripts).toEqual([{ url: `${base}entry.js`, integrity: 'sha384-entry' }])
  },
)
