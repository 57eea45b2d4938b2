import { CONTRACT_VERSION } from '@portal/federation/host'
import type { SharedDomain } from '@portal/federation/host'

/** Puts names into the page's one domain; one that is there stays, whichever script brought it. */
export function shareDomain(names: object): SharedDomain {
  const domain = (globalThis.portalDomain ??= { module: {}, version: `${CONTRACT_VERSION}.0` })
  Object.assign(domain.module, { ...names, ...domain.module })
  return domain
}
