import type { createInstance, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteEntry } from '../registry/schema'
import { openContainer } from './container'
import { containerName, EXPOSED } from './entry'
import { federation } from './federation-script'
import { sharedOptions } from './share-scope'
import type { Modules } from './share-scope'

export type Instance = ReturnType<typeof createInstance>

/** An instance of Module Federation whose remotes take these, and what the federation's script brings. */
export async function instanceOf(name: string, modules: Modules): Promise<Instance> {
  const { createInstance, shared } = await federation()
  return createInstance({
    name,
    remotes: [],
    shared: sharedOptions({ ...modules, ...shared }),
    shareStrategy: 'loaded-first',
    plugins: [entries],
  })
}

/** Who stands behind a name that the library was told. */
const known = new Map<string, RemoteEntry>()

/** What a remote exposes. Rejects when its entry does not come or is no container; asking again is another try. */
export function exposedOf(instance: Instance, remote: RemoteEntry): Promise<unknown> {
  const name = nameIn(instance, remote)
  if (!known.has(name)) {
    known.set(name, remote)
    const entry = new URL(remote.base + remote.entry, location.origin).href
    instance.registerRemotes([{ name, entry, entryGlobalName: containerName(remote.name) }])
  }
  return instance.loadRemote(`${name}/${EXPOSED.replace('./', '')}`)
}

/**
 * Two versions of a remote are two remotes to the library. So are those of two instances: it keeps entries for the whole
 * page, and a container that the first drawing has opened is none for React.
 */
const nameIn = ({ name: instance }: Instance, { name, version }: RemoteEntry) => `${name}@${version}-${instance}`

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
