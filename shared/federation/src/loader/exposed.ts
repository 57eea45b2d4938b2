import type { createInstance, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteEntry } from '../registry/schema'
import { containerName, EXPOSED, isThirdParty } from './entry'
import { domainFor, federation } from './own-script'
import { openContainer } from './remote-files'
import { sharedModules, sharedOptions, withDomain } from './share-scope'
import type { Modules } from './share-scope'

type Instance = ReturnType<typeof createInstance>

let page: Promise<Instance> | undefined

/** The module that a remote exposes. Rejects when its entry does not arrive or is no container. */
export async function loadExposed(remote: RemoteEntry): Promise<unknown> {
  if (isThirdParty(remote)) {
    const { loadThirdParty } = await import(/* webpackChunkName: "module-federation" */ './third-party')
    return loadThirdParty(remote, sharedOptions(await withDomain(await sharedModules(), remote)))
  }
  const [instance] = await Promise.all([instanceOfPage(remote), domainFor(remote)])
  return exposedOf(instance, remote)
}

/** The page's only instance. Later remotes find their names in the domain that the first remote got. */
async function instanceOfPage(first: RemoteEntry): Promise<Instance> {
  page ??= sharedModules().then((modules) => instanceOf('shell', modules, first))
  try {
    return await page
  } catch (error) {
    page = undefined
    throw error
  }
}

/** A Module Federation instance that shares these modules and the domain; `first` is its first remote. */
async function instanceOf(name: string, modules: Modules, first: RemoteEntry): Promise<Instance> {
  const [{ createInstance }, shared] = await Promise.all([federation(), withDomain(modules, first)])
  return createInstance({
    name,
    remotes: [],
    shared: sharedOptions(shared),
    shareStrategy: 'loaded-first',
    plugins: [entries],
  })
}

/** Remotes by the name they were registered under. */
const known = new Map<string, RemoteEntry>()

/**
 * The module that a remote exposes. Rejects when its entry does not arrive or is no container. Each call registers a
 * new remote with the library, which keeps entries by name for the whole page: so another version is loaded, and a
 * second try does not wait for a hanging first one.
 */
function exposedOf(instance: Instance, remote: RemoteEntry): Promise<unknown> {
  const name = `${remote.name}@${remote.version}-${known.size}-${instance.name}`
  known.set(name, remote)
  const entry = new URL(remote.base + remote.entry, location.origin).href
  instance.registerRemotes([{ name, entry, entryGlobalName: containerName(remote.name) }])
  return instance.loadRemote(`${name}/${EXPOSED}`)
}

/**
 * Entries are loaded by our own scripts: with the registry's hash, a time limit, and past the cache on the second try.
 * Always returns a container or throws. If it returned nothing, the library would fetch the entry itself, without the
 * integrity check.
 */
const entries: ModuleFederationRuntimePlugin = {
  name: 'portal-entries',
  loadEntry: async ({ remoteInfo: { name } }) => {
    const remote = known.get(name)
    if (!remote) throw new Error(`Nobody has listed ${name}`)
    return openContainer(remote)
  },
}
