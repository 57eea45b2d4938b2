import type { Registry, RemoteEntry } from '@portal/federation/registry/schema'
import { CONTRACT_VERSION } from '@portal/federation/registry/contract-version'

/** An empty published remote, with the test's values. */
export function remoteEntry(entry: Partial<RemoteEntry> & Pick<RemoteEntry, 'name'>): RemoteEntry {
  return {
    title: 'A remote',
    contract: CONTRACT_VERSION,
    version: '1.0.0',
    base: `/remotes/${entry.name}/`,
    entry: 'remoteEntry.js',
    chunks: {},
    routes: [],
    slots: [],
    navigation: [],
    integrity: {},
    ...entry,
  }
}

const ownScript = (name: string) => ({ file: `${name}.js`, integrity: 'sha384-x' })

/** The web server's page data with this registry. */
export const pageOf = (registry: Registry) => ({
  registry,
  shellIntegrity: {},
  earlyRender: ownScript('early-render'),
  domain: ownScript('domain'),
  commonDomain: ownScript('domain-common'),
  federation: ownScript('federation'),
})

/** A registry with a shell and these remotes. */
export function registryOf(...remotes: Parameters<typeof remoteEntry>[0][]): Registry {
  return {
    shell: { version: '3.0.0', contract: CONTRACT_VERSION },
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remoteEntry(remote)])),
  }
}
