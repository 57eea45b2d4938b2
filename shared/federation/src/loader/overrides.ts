import type { Registry, RemoteEntry } from '../registry/schema'
import { readJson } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'

const overridden = '-override'

/** A developer's own build, whose files have no published hashes. */
export function isOverridden(remote: RemoteEntry): boolean {
  return remote.version.endsWith(overridden)
}

/** A developer's `localStorage['mf-override']` puts one remote's address of theirs into the running shell. */
export function withOverrides(document: Registry): Registry {
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
