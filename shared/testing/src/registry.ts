import type { Registry, RemoteEntry } from '@portal/federation/registry/schema'
import { CONTRACT_VERSION } from '@portal/federation/registry/contract-version'

/** A remote as published, with nothing in it but what the test says. */
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

/** What its server tells a page with this registry. */
export const pageOf = (registry: Registry) => ({
  registry,
  shellIntegrity: {},
  earlyRender: ownScript('early-render'),
  domain: ownScript('domain'),
  commonDomain: ownScript('domain-common'),
  federation: ownScript('federation'),
})

/** The registry document of a shell with these remotes. */
export function registryOf(...remotes: Parameters<typeof remoteEntry>[0][]): Registry {
  return {
    shell: { version: '3.0.0', contract: CONTRACT_VERSION },
    remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remoteEntry(remote)])),
  }
}
