import type { ComponentType } from 'react'
import { isRemoteModule } from '../module/remote-module'
import type { RemoteEntry } from '../registry/schema'
import { EXPOSED, isForeign } from './entry'
import { loadForeign } from './foreign'
import { exposedOf, instanceOf } from './instance'
import type { Instance } from './instance'
import { sharedModules, sharedOptions } from './share-scope'
import type { Modules } from './share-scope'

let page: Promise<Instance> | undefined

/** The exposed module of a remote. Rejects when its entry does not come or is no container. */
export async function loadExposed(remote: RemoteEntry): Promise<unknown> {
  if (isForeign(remote)) return loadForeign(remote, sharedOptions(await sharedModules()), EXPOSED)
  return exposedOf(await instanceOfPage(), remote)
}

async function instanceOfPage(): Promise<Instance> {
  page ??= sharedModules().then((modules) => instanceOf('shell', modules))
  try {
    return await page
  } catch (error) {
    page = undefined
    throw error
  }
}

/** A screen of a remote with these as its shared modules, apart from the page's own: in a container of its own. */
export async function drawnOnce(remote: RemoteEntry, path: string, modules: Modules): Promise<ComponentType> {
  const exposed = await exposedOf(await instanceOf('first-drawing', modules), remote)
  const load = isRemoteModule(exposed) ? exposed.default.routes[path] : undefined
  if (!load) throw new Error(`${remote.name} has no screen at ${path}`)
  return load()
}
