import { isOfCommonDomain, matchRoute, withCanaries } from '@portal/federation/host'
import type { PageAddress, RemoteEntry } from '@portal/federation/host'
import type { Release } from '../../releases/served/releases'
import { chunkScripts, entryStyles } from '../../releases/documents/entry-files'
import { openPage } from './open-page'

type Served = Pick<Release, 'shell' | 'registry'>

/** Files of the shell with which a page begins, beside the scripts of its entry. */
export interface FirstFiles {
  readonly files: readonly string[]
  /** The remote whose screen they draw before React is there, and its chunk; null for a page of the shell. */
  readonly screen: { readonly remote: RemoteEntry; readonly chunk: string } | null
}

/** Those of this address; null for a page that begins neither drawn at build time nor before React. */
export function firstFiles(address: PageAddress, served: Served): FirstFiles | null {
  const chunk = openPage(withCanaries(served.registry), address.pathname)
  return chunk === null ? ofDrawn(address, served) : { files: chunkScripts(served.shell, chunk), screen: null }
}

/**
 * What draws a page before React is there (ADR 0028). None where that would be another's: that of a canary, or of the
 * page with which a new booking begins.
 */
function ofDrawn({ pathname, search }: PageAddress, { shell, registry }: Served): FirstFiles | null {
  const { remote, route } = matchRoute(registry, pathname) ?? {}
  if (!remote || !route?.drawnEarly || remote.unfit) return null
  if (registry.canaries?.[remote.name] || leadsElsewhere(remote, route.path, search)) return null
  const domain = isOfCommonDomain(remote, shell) ? shell.commonDomain : shell.domain
  // The drawing waits for the styles too; what was drawn at build time has those that it needs.
  return { files: [...entryStyles(shell), domain.file, shell.earlyRender.file], screen: { remote, chunk: route.chunk } }
}

/** A page that goes on with what was begun names it, or gives way to the other. */
const leadsElsewhere = ({ continues }: RemoteEntry, path: string, search: string) =>
  continues !== undefined && path.startsWith(`${continues.below}/`) && !new URLSearchParams(search).has(continues.query)

/** What a page has of them in its HTML, for a browser that does not have them: those of which there is a text. */
export const filesInHtml = (first: FirstFiles | null, { texts = {} }: Release, kept: ReadonlySet<string>) =>
  (first?.files ?? []).filter((file) => texts[file] !== undefined && !kept.has(file))

/** Of what a browser has, what this release's pages begin with still. */
export const stillServed = (kept: ReadonlySet<string>, { texts = {} }: Release) =>
  [...kept].filter((file) => texts[file] !== undefined)
