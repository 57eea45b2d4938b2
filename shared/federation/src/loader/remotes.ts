import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import { isCompatible } from '../registry/compatibility'
import type { RemoteModule } from '../module/remote-module'
import type { Registry, RemoteEntry } from '../registry/schema'
import { readJson } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { loadEntryScript } from './entry-script'
import { guardChunks } from './integrity'
import { portalConfig } from './portal-config'
import { retryChunks } from './retry-chunks'

declare global {
  // Remotes are built without a runtime of their own and take the shell's copy from here.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
}

/** Why a remote's place is empty; the page says it in words and offers Retry. */
export class RemoteUnavailable extends Error {
  constructor(
    readonly remote: string,
    readonly reason: 'unknown' | 'incompatible' | 'unreachable',
    readonly detail: string,
  ) {
    super(`${remote}: ${detail}`)
    this.name = 'RemoteUnavailable'
  }
}

let registry: Registry = { shell: { version: '', contract: '' }, remotes: {} }
const modules = new Map<string, Promise<RemoteModule>>()

/** Tells the runtime where remotes are. Nothing is fetched before `loadRemoteModule`. */
export function startRemotes(document: Registry): void {
  registry = withOverrides(document)
  guardChunks(registry, portalConfig().shellIntegrity)
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore
  registerPlugins([entryLoader])
  registerRemotes(
    Object.values(registry.remotes).map((remote) => ({
      name: remote.name,
      entry: remote.base + remote.entry,
      entryGlobalName: containerName(remote.name),
    })),
  )
}

export function currentRegistry(): Registry {
  return registry
}

/** The remote's module, loaded once. A failure is not remembered: calling again is a retry. */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = modules.get(name)
  if (known) return known
  const loading = load(name)
  modules.set(name, loading)
  loading.catch(() => modules.delete(name))
  return loading
}

async function load(name: string): Promise<RemoteModule> {
  const remote = registry.remotes[name]
  if (!remote) throw new RemoteUnavailable(name, 'unknown', 'not in the registry')
  if (!isCompatible(remote, registry.shell)) {
    const detail = `built for contract ${remote.contract}, this shell has ${registry.shell.contract}`
    throw new RemoteUnavailable(name, 'incompatible', detail)
  }
  const fetchModule = () => loadRemote<{ default: RemoteModule }>(`${name}/module`)
  const loaded = await retryChunks(fetchModule).catch((error: unknown) => {
    throw new RemoteUnavailable(name, 'unreachable', error instanceof Error ? error.message : String(error))
  })
  if (!loaded) throw new RemoteUnavailable(name, 'unreachable', 'the remote exposes no module')
  return loaded.default
}

/** The global variable a remote's entry sets: its name as an identifier. */
export function containerName(remote: string): string {
  return remote.replace(/-/g, '_')
}

const entryLoader: ModuleFederationRuntimePlugin = {
  name: 'portal-entry-loader',
  async loadEntry({ remoteInfo }) {
    const remote = registry.remotes[remoteInfo.name]
    if (!remote) return
    const integrity = remote.integrity[remote.entry]
    if (!integrity && !isOverridden(remote)) throw new Error(`No integrity for the entry of ${remote.name}`)
    await loadEntryScript({ url: remoteInfo.entry, integrity })
    return Reflect.get(globalThis, containerName(remote.name))
  },
}

const overridden = '-override'

function isOverridden(remote: RemoteEntry): boolean {
  return remote.version.endsWith(overridden)
}

/** A developer's `localStorage['mf-override']` puts one remote's address of theirs into the running shell. */
function withOverrides(document: Registry): Registry {
  const overrides = readJson(localStorage, storageKeys.remoteOverride, asAddresses)
  if (!overrides) return document
  const remotes = { ...document.remotes }
  for (const [name, url] of Object.entries(overrides)) {
    const remote = remotes[name]
    if (!remote) continue
    const slash = url.lastIndexOf('/') + 1
    remotes[name] = {
      ...remote,
      version: remote.version + overridden,
      base: url.slice(0, slash),
      entry: url.slice(slash),
      module: [],
      chunks: {},
      integrity: {},
    }
  }
  return { ...document, remotes }
}

/** Only addresses of this machine are taken, so that no planted entry can bring in foreign code. */
function asAddresses(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null) return null
  const addresses: Record<string, string> = {}
  for (const [name, url] of Object.entries(value)) {
    if (typeof url === 'string' && /^http:\/\/(localhost|127\.0\.0\.1):\d+\//.test(url)) addresses[name] = url
  }
  return addresses
}
