import { CONTRACT_VERSION } from '@portal/federation/host'
import type { SharedDomain } from '@portal/federation/host'

/** Adds names to the page's one domain object; existing names stay, whichever script added them. */
export function shareDomain(names: object): SharedDomain {
  const domain = (globalThis.portalDomain ??= { module: {}, version: `${CONTRACT_VERSION}.0` })
  Object.assign(domain.module, { ...names, ...domain.module })
  return domain
}
