import type { createInstance, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteEntry } from '../registry/schema'
import { openContainer } from './container'
import { containerName, EXPOSED } from './entry'
import { federation } from './own-script'
import { sharedOptions, withDomain } from './share-scope'
import type { Modules } from './share-scope'

export type Instance = ReturnType<typeof createInstance>

/** An instance of Module Federation whose remotes, of which this is the first, take these and the domain. */
export async function instanceOf(name: string, modules: Modules, first: RemoteEntry): Promise<Instance> {
  const [{ createInstance }, shared] = await Promise.all([federation(), withDomain(modules, first)])
  return createInstance({
    name,
    remotes: [],
    shared: sharedOptions(shared),
    shareStrategy: 'loaded-first',
    plugins: [entries],
  })
}

/** Who stands behind a name that the library was told. */
const known = new Map<string, RemoteEntry>()

/**
 * What a remote exposes. Rejects when its entry does not come or is no container. Each call is a remote of its own to the
 * library, which keeps entries by name for the whole page: so is another version, and a second try does not wait for
 * what a first one has left hanging.
 */
export function exposedOf(instance: Instance, remote: RemoteEntry): Promise<unknown> {
  const name = `${remote.name}@${remote.version}-${known.size}-${instance.name}`
  known.set(name, remote)
  const entry = new URL(remote.base + remote.entry, location.origin).href
  instance.registerRemotes([{ name, entry, entryGlobalName: containerName(remote.name) }])
  return instance.loadRemote(`${name}/${EXPOSED}`)
}

/**
 * Entries come by our own scripts, with the registry's hash, in time, past the cache on the second try. It never answers
 * nothing: the library would fetch the entry by itself, unchecked.
 */
const entries: ModuleFederationRuntimePlugin = {
  name: 'portal-entries',
  loadEntry: async ({ remoteInfo: { name } }) => {
    const remote = known.get(name)
    if (!remote) throw new Error(`Nobody has listed ${name}`)
    return openContainer(remote)
  },
}
