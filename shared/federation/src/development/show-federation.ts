import { generateSnapshotFromManifest } from '@module-federation/sdk'
import type { Manifest } from '@module-federation/sdk'
import { containerName, isThirdParty } from '../loader/entry'
import { federation } from '../loader/own-script'
import { portalConfig } from '../loader/portal-config'
import { withOverrides } from '../loader/overrides'
import type { RemoteEntry } from '../registry/schema'

/**
 * Runs beside a remote's development build, on pages of the shell only: a third-party host informs the extension
 * itself.
 */
if (document.getElementById('portal-config')) void showFederation()

/**
 * Tells the Module Federation browser extension the page's remotes and shared modules. The library reads them from
 * manifests, which the portal does not fetch, since it has the registry.
 */
async function showFederation(): Promise<void> {
  const remotes = Object.values(withOverrides(portalConfig()).remotes).filter((remote) => !isThirdParty(remote))
  const found = await Promise.allSettled(remotes.map(shownOf))
  const shown = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await federation()
  const shell = {
    version: portalConfig().registry.shell.version,
    buildVersion: portalConfig().release,
    consumerList: [],
    remoteTypesZip: '',
    shared: [],
    remotesInfo: Object.fromEntries(shown.map(([id, { version }]) => [id, { matchedVersion: version }])),
  }
  const modules = shown.map(([id, module]) => [`${id}:${module.version}`, module])
  // oxlint-disable-next-line no-underscore-dangle -- the library's own name
  Object.assign(globalThis.__FEDERATION__.moduleInfo, { shell }, Object.fromEntries(modules))
}

/** A remote as it runs on this page: its live manifest, or a developer's own address. */
async function shownOf({ name, base, entry }: RemoteEntry) {
  const answer = await fetch(`/remotes/${name}/mf-manifest.json`)
  const manifest: Manifest = await answer.json()
  const url = new URL(base, location.origin)
  const module = generateSnapshotFromManifest(manifest, { version: new URL(entry, url).href })
  return [containerName(name), { ...module, remoteEntry: entry, publicPath: url.href }] as const
}
