import * as v from 'valibot'
import { OWN_BUILD } from '../registry/own-build'
import type { Registry, RemoteEntry } from '../registry/schema'
import { readJson } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import type { PortalConfig } from './portal-config'

/** Only addresses of this machine, so that a planted entry cannot load foreign code. */
const OwnAddress = v.pipe(v.string(), v.regex(/^http:\/\/(localhost|127\.0\.0\.1):\d+\//))
const AddressesSchema = v.record(v.string(), v.fallback(v.nullable(OwnAddress), null))

/** Entries made here. A registry cannot add any. */
const overridden = new WeakSet<RemoteEntry>()

/** Whether this is a developer's own build, whose files have no published hashes. */
export const isOverridden = (remote: RemoteEntry): boolean => overridden.has(remote)

/**
 * The page's registry. On a development server's page, `localStorage['mf-override']` replaces a remote's address by a
 * developer's own.
 */
export function withOverrides({
  registry: document,
  isOverridable,
}: Pick<PortalConfig, 'registry' | 'isOverridable'>): Registry {
  if (!isOverridable) return document
  const overrides = readJson(localStorage, storageKeys.remoteOverride, AddressesSchema)
  if (!overrides) return document
  const remotes = { ...document.remotes }
  const canaries = { ...document.canaries }
  const previews = { ...document.previews }
  for (const [name, url] of Object.entries(overrides)) {
    const remote = remotes[name]
    if (!remote || !url) continue
    const slash = url.lastIndexOf('/') + 1
    const own = {
      base: url.slice(0, slash),
      entry: url.slice(slash),
      chunks: {},
      integrity: {},
      isOfCommonDomain: false,
      filesLater: undefined,
      calls: undefined,
    }
    remotes[name] = { ...remote, ...own, version: remote.version + OWN_BUILD }
    overridden.add(remotes[name])
    delete canaries[name]
    for (const [as, { entry }] of Object.entries(previews)) if (entry.name === name) delete previews[as]
  }
  return { ...document, remotes, canaries, previews }
}
