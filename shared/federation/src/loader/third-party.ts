import { createInstance } from '@module-federation/enhanced/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteEntry } from '../registry/schema'
import { EXPOSED, isContainer } from './entry'
import { loadEntryScript } from './remote-files'
import { integrityOf } from './integrity'
import type { SharedOptions } from './share-scope'

/**
 * The module that a third-party remote exposes. This file, with the library's whole runtime, is fetched for the first
 * of them.
 */
export function loadThirdParty(remote: RemoteEntry, shared: SharedOptions): Promise<unknown> {
  const instance = createInstance({
    name: 'portal',
    remotes: [{ name: remote.name, entry: new URL(remote.base + remote.entry, location.origin).href }],
    shared,
    plugins: [checked(remote)],
  })
  return instance.loadRemote(`${remote.name}/${EXPOSED}`).catch((cause: unknown) => {
    throw new Error(`Loading entry ${remote.entry} of ${remote.name} failed`, { cause })
  })
}

/**
 * Scripts that the registry lists. A plain build's loader checks no hashes, but does not fetch scripts that have run.
 */
const scriptsOf = ({ base, integrity }: RemoteEntry) =>
  Object.entries(integrity)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, hash]) => ({ url: new URL(base + file, location.origin).href, integrity: hash }))

/**
 * Manifest and scripts must match the registry, as for every remote. They run here or not at all: if this returned
 * nothing, the library would fetch the entry itself, and an ES module without a check.
 */
const checked = (remote: RemoteEntry): ModuleFederationRuntimePlugin => ({
  name: 'portal-integrity',
  loadEntry: async ({ remoteInfo: { name, entry, entryGlobalName } }) => {
    const chunks = scriptsOf(remote).filter(({ url }) => url !== entry)
    await Promise.all([{ url: entry, integrity: integrityOf(entry) }, ...chunks].map(loadEntryScript))
    const container: unknown = Reflect.get(globalThis, entryGlobalName)
    if (!isContainer(container)) throw new Error(`The entry of ${name} is no container`)
    return container
  },
  fetch: (url, options) => fetch(url, { ...options, integrity: integrityOf(url) }),
  createScript: ({ url }) => {
    const script = document.createElement('script')
    script.src = url
    script.crossOrigin = 'anonymous'
    script.integrity = integrityOf(url)
    return { script }
  },
  createLink: ({ url, attrs }) => {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
    link.href = url
    link.crossOrigin = 'anonymous'
    link.integrity = integrityOf(url)
    return link
  },
})
