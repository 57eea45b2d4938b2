import {
  fitsContract,
  isOfCommonDomain,
  matchRoute,
  screenFiles,
  SHELL_BASE,
  withCanaries,
} from '@portal/federation/host'
import type { PageAddress, RemoteEntry } from '@portal/federation/host'
import type { Release } from '../release/served/releases'
import { entryFiles } from './entry-files'
import { openPage } from './open-page'

type Served = Pick<Release, 'shell' | 'registry' | 'shellBase'>

/**
 * The `Link` header of a page: the browser asks for what comes first when the answer begins, and not when it has read
 * the page so far. Null for a page that begins neither drawn at build time nor before React.
 */
export function preloadsOf(address: PageAddress, served: Served): string | null {
  const chunk = openPage(withCanaries(served.registry), address.pathname)
  return chunk ? preloadsOfOpen(chunk, served) : preloadsOfDrawn(address, served)
}

/** What is drawn at build time waits for the shell alone. */
function preloadsOfOpen(chunk: string, { shell, shellBase = SHELL_BASE }: Served): string {
  const scripts = entryFiles(shell, chunk).filter((name) => name.endsWith('.js'))
  return scripts.map((name) => preload(shellBase + name, shell.integrity[name])).join(', ')
}

/**
 * What draws a page before React is there (ADR 0028) would be asked for when the start script has run. None where that
 * would ask for another's files: those of a canary, or of the page with which a new booking begins.
 */
function preloadsOfDrawn(
  { pathname, search }: PageAddress,
  { shell, registry, shellBase = SHELL_BASE }: Served,
): string | null {
  const { remote, route } = matchRoute(registry, pathname) ?? {}
  if (!remote || !route?.drawnEarly || !shell.earlyRender) return null
  if (registry.canaries?.[remote.name] || leadsElsewhere(remote, route.path, search)) return null
  if (!fitsContract(remote.contract, registry.shell.contract)) return null
  const domain = isOfCommonDomain(remote, shell) ? (shell.commonDomain ?? shell.domain) : shell.domain
  const own = [domain, shell.earlyRender].filter((script) => script !== undefined)
  const screen = screenFiles(remote, route.chunk).map((name) => preload(remote.base + name, remote.integrity[name]))
  return [...own.map(({ file, integrity }) => preload(shellBase + file, integrity)), ...screen].join(', ')
}

/** A page that goes on with what was begun names it, or gives way to the other. */
const leadsElsewhere = ({ continues }: RemoteEntry, path: string, search: string) =>
  continues !== undefined && path.startsWith(`${continues.below}/`) && !new URLSearchParams(search).has(continues.query)

function preload(address: string, integrity: string | undefined): string {
  const kind = address.endsWith('.css') ? 'style' : 'script'
  return `<${address}>; rel=preload; as=${kind}; crossorigin=anonymous${integrity ? `; integrity="${integrity}"` : ''}`
}
