import * as v from 'valibot'
import type { Registry, RemoteEntry } from '../registry/schema'
import { readJson } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'

const overridden = '-override'

/** Only addresses of this machine are taken, so that no planted entry can bring in foreign code. */
const OwnAddress = v.pipe(v.string(), v.regex(/^http:\/\/(localhost|127\.0\.0\.1):\d+\//))
const AddressesSchema = v.record(v.string(), v.fallback(v.nullable(OwnAddress), null))

/** A developer's own build, whose files have no published hashes. */
export function isOverridden(remote: RemoteEntry): boolean {
  return remote.version.endsWith(overridden)
}

/** A developer's `localStorage['mf-override']` puts one remote's address of theirs into the running shell. */
export function withOverrides(document: Registry): Registry {
  const overrides = readJson(localStorage, storageKeys.remoteOverride, AddressesSchema)
  if (!overrides) return document
  const remotes = { ...document.remotes }
  for (const [name, url] of Object.entries(overrides)) {
    const remote = remotes[name]
    if (!remote || !url) continue
    const slash = url.lastIndexOf('/') + 1
    remotes[name] = {
      ...remote,
      version: remote.version + overridden,
      base: url.slice(0, slash),
      entry: url.slice(slash),
      chunks: {},
      integrity: {},
    }
  }
  return { ...document, remotes }
}
