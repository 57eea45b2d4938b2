import type { Registry, RemoteEntry } from '../registry/schema'
import { isOverridden } from './overrides'
import type { StandaloneConfig } from './portal-config'
import { SHELL_BASE } from './shell-base'

declare global {
  /** Called by every build's chunk loader; see `webpack/chunk-integrity-plugin.ts`. */
  var portalIntegrity: ((url: string) => string) | undefined
}

/** A hash that no file has: what is not listed does not run. */
const REFUSED = `sha384-${'A'.repeat(64)}`

/** The hash that this address must have; '' for a developer's own build. Before the list is there, none has. */
export const integrityOf = (url: string): string => globalThis.portalIntegrity?.(url) ?? REFUSED

/** Whether a release has listed this file; undefined before the list is there. */
export function isListed(url: string): boolean | undefined {
  const hash = globalThis.portalIntegrity?.(url)
  return hash === undefined ? undefined : hash !== REFUSED
}

/** Files with their hashes, and the address below which they are; without hashes, a developer's own. */
type Listed = readonly [base: string, files: Readonly<Record<string, string>> | null]

/** Makes every later chunk pass the hashes of the registry and of the shell's own files; fails closed. */
export function guardChunks(
  registry: Registry,
  shellFiles: Readonly<Record<string, string>>,
  shellBase = SHELL_BASE,
): void {
  // From the page's own server too: it stands in for another origin.
  const shell = [SHELL_BASE, shellBase].map((base) => [base, shellFiles] as const)
  guard([...shell, ...Object.values(registry.remotes).flatMap(listedOf)])
}

/** A worker comes from the page's own server, wherever the others do [OPEN-271]. */
const listedOf = (remote: RemoteEntry): Listed[] => [
  ...(isOverridden(remote) ? [[remote.base, null] as const] : []),
  [remote.base, remote.integrity],
  [`/remotes/${remote.name}/`, remote.integrity],
]

/** The same for a page without the shell: its remote's own files and no others. */
export function guardStandaloneChunks({ base, integrity }: Pick<StandaloneConfig, 'base' | 'integrity'>): void {
  guard([[base, integrity]])
}

/** An address is looked up when it is asked for: to list every file's costs a page 2 ms before it answers. */
function guard(listed: readonly Listed[]): void {
  globalThis.portalIntegrity = (url) => {
    const { href } = new URL(url, location.origin)
    for (const [base, files] of listed) {
      const home = new URL(base, location.origin).href
      if (!href.startsWith(home)) continue
      if (files === null) return ''
      const file = href.slice(home.length)
      if (Object.hasOwn(files, file)) return files[file] ?? REFUSED
    }
    return REFUSED
  }
}
