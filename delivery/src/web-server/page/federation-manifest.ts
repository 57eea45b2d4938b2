import { containerName, EXPOSED } from '@portal/federation/host'
import type { RemoteEntry } from '@portal/federation/host'

/** Where third-party hosts ask for it, relative to a remote's address. */
export const FEDERATION_MANIFEST = 'mf-manifest.json'

/**
 * A remote as third-party hosts find it: Module Federation's own manifest of the version that is live, made from
 * its entry in the registry. What the library would write at build time knows neither shared modules (a remote brings
 * none) nor the chunks of its screens, nor where a release is served.
 *
 * @param origin of the portal, where the remote has none of its own
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
