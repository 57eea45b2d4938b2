import { containerName, EXPOSED } from '@portal/federation/host'
import type { RemoteEntry } from '@portal/federation/host'

/** The manifest's file name, relative to a remote's address. */
export const FEDERATION_MANIFEST = 'mf-manifest.json'

/**
 * Module Federation's manifest of a remote's live version, for third-party hosts. It is made from the registry: a
 * manifest of the build would lack shared modules, chunks of screens, and the address of the release.
 *
 * @param origin of the portal, for a remote without an absolute base
 */
export function federationManifest(remote: RemoteEntry, origin: string): unknown {
  const { name, version, base, entry, chunks, uses } = remote
  const id = containerName(name)
  const files = [...new Set(Object.values(chunks).flat())]
  const none = { sync: [], async: [] }
  const ofType = (type: string) => ({ sync: [], async: files.filter((file) => file.endsWith(type)) })
  return {
    id,
    name: id,
    metaData: {
      name: id,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'var' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: id,
      pluginVersion: '',
      publicPath: new URL(base, origin).href,
    },
    shared: Object.keys(uses?.shared ?? {}).map((shared) => ({
      id: `${id}:${shared}`,
      name: shared,
      version: '*',
      singleton: true,
      requiredVersion: '*',
      assets: { js: none, css: none },
    })),
    remotes: [],
    exposes: [
      {
        id: `${id}:${EXPOSED}`,
        name: EXPOSED,
        path: `./${EXPOSED}`,
        assets: { js: ofType('.js'), css: ofType('.css') },
      },
    ],
  }
}
