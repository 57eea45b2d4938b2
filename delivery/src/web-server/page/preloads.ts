import { screenFiles, SHELL_BASE } from '@portal/federation/host'
import { shellHashes } from '../../releases/documents/shell-manifest'
import type { Release } from '../../releases/served/releases'
import type { FirstFiles } from './first-files'

type ServedRelease = Pick<Release, 'shell' | 'shellBase'>

/**
 * The `Link` header of a page, with which the browser requests the first files before it parses the HTML. Null for a
 * page that is drawn neither at build time nor before React.
 *
 * @param inHtml files that the HTML contains
 */
export function preloadsOf(
  first: FirstFiles | null,
  release: ServedRelease,
  inHtml: readonly string[] = [],
): string | null {
  if (!first) return null
  const { shell, shellBase = SHELL_BASE } = release
  const { main } = shell.entries
  const own = first.files.filter((file) => !inHtml.includes(file))
  const hashes = shellHashes(shell)
  const of = (name: string) => preload(shellBase + name, hashes[name])
  // A page drawn at build time waits only for the shell. An early render waits for everything but the shell.
  if (!first.screen) return [...main.js.filter((name) => name.endsWith('.js')), ...own].map(of).join(', ')
  const { remote, chunk } = first.screen
  const screen = screenFiles(remote, chunk).map((name) => preload(remote.base + name, remote.integrity[name]))
  return [...own.map(of), ...screen].join(', ')
}

function preload(address: string, integrity: string | undefined): string {
  const kind = address.endsWith('.css') ? 'style' : 'script'
  return `<${address}>; rel=preload; as=${kind}; crossorigin=anonymous${integrity ? `; integrity="${integrity}"` : ''}`
}
