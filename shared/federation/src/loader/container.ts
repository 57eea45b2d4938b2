import type { RemoteEntry } from '../registry/schema'
import { containerName, isForeign } from './entry'
import { loadEntryScript } from './entry-script'
import { loadForeign } from './foreign'
import { isOverridden } from './overrides'
import { sharedModules } from './share-scope'
import type { ShareScope } from './share-scope'

/** What a remote's entry script leaves behind: Module Federation's container protocol, the same for every bundler. */
interface Container {
  readonly init: (scope: ShareScope) => unknown
  readonly get: (path: string) => Promise<() => unknown>
}

/** The one module that each remote exposes. */
export const EXPOSED = './module'

/** The exposed module of a remote. Rejects when its entry does not come or is no container. */
export async function loadExposed(remote: RemoteEntry): Promise<unknown> {
  if (isForeign(remote)) return loadForeign(remote, await sharedModules(), EXPOSED)
  const container = containerOf(remote) ?? (await fetchContainer(remote))
  await container.init(await sharedModules())
  return (await container.get(EXPOSED))()
}

async function fetchContainer(remote: RemoteEntry): Promise<Container> {
  const integrity = remote.integrity[remote.entry]
  if (!integrity && !isOverridden(remote)) throw new Error(`No integrity for the entry of ${remote.name}`)
  await loadEntryScript({ url: new URL(remote.base + remote.entry, location.origin).href, integrity })
  const container = containerOf(remote)
  if (!container) throw new Error(`The entry of ${remote.name} is no container`)
  return container
}

/** The container that an entry script has left; undefined before it ran. */
function containerOf({ name }: RemoteEntry): Container | undefined {
  const found: unknown = Reflect.get(globalThis, containerName(name))
  return isContainer(found) ? found : undefined
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}
