import type { RemoteEntry } from '../registry/schema'
import { isThirdParty } from './entry'
import { exposedOf, instanceOf } from './instance'
import type { Instance } from './instance'
import { sharedModules, sharedOptions, withDomain } from './share-scope'

let page: Promise<Instance> | undefined

/** The exposed module of a remote. Rejects when its entry does not come or is no container. */
export async function loadExposed(remote: RemoteEntry): Promise<unknown> {
  if (isThirdParty(remote)) {
    const { loadThirdParty } = await import(/* webpackChunkName: "module-federation" */ './third-party')
    return loadThirdParty(remote, sharedOptions(await withDomain(await sharedModules())))
  }
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
