import type { Registry, RemoteEntry } from '../registry/schema'
import { isOverridden } from './overrides'
import type { StandaloneConfig } from './portal-config'
import { SHELL_BASE } from './shell-base'

declare global {
  /** Called by every build's chunk loader; see `webpack/chunk-integrity-plugin.ts`. */
  var portalIntegrity: ((url: string) => string) | undefined
}

/** A hash that no file has, so that unlisted files do not run. */
const REFUSED = `sha384-${'A'.repeat(64)}`

/**
 * The hash that this address must have; '' for a developer's own build. Before the list is known, a hash that refuses
 * all.
 */
export const integrityOf = (url: string): string => globalThis.portalIntegrity?.(url) ?? REFUSED

/** Whether a release lists this file; undefined before the list is known. */
export function isListed(url: string): boolean | undefined {
  const hash = globalThis.portalIntegrity?.(url)
  return hash === undefined ? undefined : hash !== REFUSED
}

/** Base address and hashes of a package's files; null for a developer's own build. */
type PackageFiles = readonly [base: string, files: Readonly<Record<string, string>> | null]

/** Checks every later chunk against the hashes of the registry and of the shell's own files; fails closed. */
export function guardChunks(
  registry: Registry,
  shellFiles: Readonly<Record<string, string>>,
  shellBase = SHELL_BASE,
): void {
  // The page's own server is the fallback of another origin.
  const shell = [SHELL_BASE, shellBase].map((base) => [base, shellFiles] as const)
  guard([...shell, ...Object.values(registry.remotes).flatMap(listedOf)])
}

/** Workers come from the page's own server, wherever the other files are [OPEN-271]. */
const listedOf = (remote: RemoteEntry): PackageFiles[] => [
  ...(isOverridden(remote) ? [[remote.base, null] as const] : []),
  [remote.base, remote.integrity],
  [`/remotes/${remote.name}/`, remote.integrity],
]

/** Checks the chunks of a page without the shell: accepts only its remote's files. */
export function guardStandaloneChunks({ base, integrity }: Pick<StandaloneConfig, 'base' | 'integrity'>): void {
  guard([[base, integrity]])
}

/** Looks up each address on demand: a list of all files would cost a page 2 ms. */
function guard(listed: readonly PackageFiles[]): void {
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
