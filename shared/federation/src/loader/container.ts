import type { ComponentType } from 'react'
import { isRemoteModule } from '../module/remote-module'
import type { RemoteEntry } from '../registry/schema'
import { containerName, EXPOSED, isContainer, isForeign } from './entry'
import type { Container } from './entry'
import { distrustEntry, loadEntryScript } from './entry-script'
import { loadForeign } from './foreign'
import { isOverridden } from './overrides'
import { scriptFor } from './script'
import { scopeOf, sharedModules } from './share-scope'
import type { Shared } from './share-scope'

/** The exposed module of a remote. Rejects when its entry does not come or is no container. */
export async function loadExposed(remote: RemoteEntry): Promise<unknown> {
  if (isForeign(remote)) return loadForeign(remote, await sharedModules(), EXPOSED)
  const container = await openContainer(remote)
  await container.init(await sharedModules())
  return (await container.get(EXPOSED))()
}

/** A screen of a remote with these as its shared modules, apart from the page's own: in a container of its own. */
export async function drawnOnce(
  remote: RemoteEntry,
  path: string,
  modules: Readonly<Record<string, Shared>>,
): Promise<ComponentType> {
  const container = await openContainer(remote)
  await container.init(scopeOf(modules))
  const exposed = (await container.get(EXPOSED))()
  const load = isRemoteModule(exposed) ? exposed.default.routes[path] : undefined
  if (!load) throw new Error(`${remote.name} has no screen at ${path}`)
  return load()
}

/** A container nobody else has: where two wait for one entry, the second runs it once more. */
async function openContainer(remote: RemoteEntry): Promise<Container> {
  const integrity = remote.integrity[remote.entry]
  if (!integrity && !isOverridden(remote)) throw new Error(`No integrity for the entry of ${remote.name}`)
  const script = { url: new URL(remote.base + remote.entry, location.origin).href, integrity }
  for (let runs = 0; runs <= 2; runs++) {
    const container = takeContainer(remote, script.url)
    if (container) return container
    if (runs < 2) await loadEntryScript(script)
  }
  distrustEntry(script.url)
  throw new Error(`The entry of ${remote.name} is no container`)
}

/** The container that an entry script has left; undefined before it ran and after somebody took it. */
function takeContainer({ name }: RemoteEntry, url: string): Container | undefined {
  const found: unknown = Reflect.get(globalThis, containerName(name))
  if (!isContainer(found)) return undefined
  Reflect.set(globalThis, containerName(name), undefined)
  scriptFor(url)?.remove()
  return found
}
