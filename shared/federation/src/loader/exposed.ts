import type { RemoteEntry } from '../registry/schema'
import { isThirdParty } from './entry'
import { exposedOf, instanceOf } from './instance'
import type { Instance } from './instance'
import { domainFor } from './own-script'
import { sharedModules, sharedOptions, withDomain } from './share-scope'

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
