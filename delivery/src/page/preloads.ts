import { fitsContract, isOfCommonDomain, matchRoute, screenFiles } from '@portal/federation/host'
import type { PageAddress, RemoteEntry } from '@portal/federation/host'
import type { Release } from '../release/served/releases'

type Served = Pick<Release, 'shell' | 'registry'>

/**
 * The `Link` header of a page that is drawn before React is there (ADR 0028): the browser asks for what draws it when
 * the answer begins, and not when the start script has run. Null for other pages, and where the start script would ask
 * for another's files: that of a canary, or of the page with which a new booking begins.
 */
export function preloadsOf({ pathname, search }: PageAddress, { shell, registry }: Served): string | null {
  const { remote, route } = matchRoute(registry, pathname) ?? {}
  if (!remote || !route?.drawnEarly || !shell.earlyRender) return null
  if (registry.canaries?.[remote.name] || leadsElsewhere(remote, route.path, search)) return null
  if (!fitsContract(remote.contract, registry.shell.contract)) return null
  const domain = isOfCommonDomain(remote, shell) ? (shell.commonDomain ?? shell.domain) : shell.domain
  const own = [domain, shell.earlyRender].filter((script) => script !== undefined)
  const screen = screenFiles(remote, route.chunk).map((name) => preload(remote.base + name, remote.integrity[name]))
  return [...own.map(({ file, integrity }) => preload(`/shell/${file}`, integrity)), ...screen].join(', ')
}

/** A page that goes on with what was begun names it, or gives way to the other. */
const leadsElsewhere = ({ continues }: RemoteEntry, path: string, search: string) =>
  continues !== undefined && path.startsWith(`${continues.below}/`) && !new URLSearchParams(search).has(continues.query)

function preload(address: string, integrity: string | undefined): string {
  const kind = address.endsWith('.css') ? 'style' : 'script'
  return `<${address}>; rel=preload; as=${kind}; crossorigin=anonymous${integrity ? `; integrity="${integrity}"` : ''}`
}
