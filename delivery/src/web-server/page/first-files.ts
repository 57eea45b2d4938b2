import { isOfCommonDomain, matchRoute, withCanaries } from '@portal/federation/host'
import type { PageAddress, RemoteEntry } from '@portal/federation/host'
import type { Release } from '../../releases/served/releases'
import { chunkScripts, entryStyles } from '../../releases/documents/shell-manifest'
import { findOpenPage } from './open-page'

type ServedRelease = Pick<Release, 'shell' | 'registry'>

/** Files of the shell that draw the first content of a page, beside the scripts of its entry. */
export interface FirstFiles {
  readonly files: readonly string[]
  /** The remote and chunk of a screen that is drawn before React loads; null for a page of the shell. */
  readonly screen: { readonly remote: RemoteEntry; readonly chunk: string } | null
}

/** First files of an address; null for a page that is drawn neither at build time nor before React. */
export function findFirstFiles(address: PageAddress, release: ServedRelease): FirstFiles | null {
  const chunk = findOpenPage(withCanaries(release.registry), address.pathname)
  return chunk === null
    ? findEarlyRenderFiles(address, release)
    : { files: chunkScripts(release.shell, chunk), screen: null }
}

/**
 * Files that draw a screen before React loads (ADR 0028). Null when the visitor may get another screen: that of a
 * canary, or the start page of a new booking.
 */
function findEarlyRenderFiles(
  { pathname, search }: PageAddress,
  { shell, registry }: ServedRelease,
): FirstFiles | null {
  const { remote, route } = matchRoute(registry, pathname) ?? {}
  if (!remote || !route?.drawnEarly || remote.unfit) return null
  if (registry.canaries?.[remote.name] || redirectsElsewhere(remote, route.path, search)) return null
  const domain = isOfCommonDomain(remote, shell) ? shell.commonDomain : shell.domain
  // The early render waits for the styles; a page drawn at build time contains its own.
  return { files: [...entryStyles(shell), domain.file, shell.earlyRender.file], screen: { remote, chunk: route.chunk } }
}

/** Whether an address continues a booking without naming it, so that the page redirects. */
const redirectsElsewhere = ({ continues }: RemoteEntry, path: string, search: string) =>
  continues !== undefined && path.startsWith(`${continues.below}/`) && !new URLSearchParams(search).has(continues.query)

/** First files that the HTML contains: those with a known text that the browser does not have yet. */
export const chooseFilesInHtml = (
  first: FirstFiles | null,
  { texts = {} }: Release,
  browserFiles: ReadonlySet<string>,
) => (first?.files ?? []).filter((file) => texts[file] !== undefined && !browserFiles.has(file))

/** Files of a browser that this release still uses. */
export const keepServedFiles = (browserFiles: ReadonlySet<string>, { texts = {} }: Release) =>
  [...browserFiles].filter((file) => texts[file] !== undefined)
