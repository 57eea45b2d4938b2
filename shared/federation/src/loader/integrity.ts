import type { Registry } from '../registry/schema'
import { isOverridden } from './overrides'
import type { StandaloneConfig } from './portal-config'

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

/**
 * Makes every later chunk pass the hashes of the registry and of the shell's own files; fails closed. The list is made
 * when it is first asked: a page takes several registries before.
 */
export function guardChunks(registry: Registry, shellFiles: Readonly<Record<string, string>>): void {
  let listed: ReturnType<typeof listFiles> | undefined
  globalThis.portalIntegrity = (url) => {
    const { known, open } = (listed ??= listFiles(registry, shellFiles))
    const { href } = new URL(url, location.origin)
    return open.some((base) => href.startsWith(base)) ? '' : (known.get(href) ?? REFUSED)
  }
}

/** The hash of every file by its whole address, and below which addresses a developer's own files are. */
function listFiles(registry: Registry, shellFiles: Readonly<Record<string, string>>) {
  const known = new Map<string, string>()
  const open: string[] = []
  const list = (base: string, files: Readonly<Record<string, string>>) => {
    const home = new URL(base, location.origin).href
    for (const [file, hash] of Object.entries(files)) known.set(home + file, hash)
  }
  list('/shell/', shellFiles)
  for (const remote of Object.values(registry.remotes)) {
    list(remote.base, remote.integrity)
    // A worker comes from the page's own server, wherever the others do [OPEN-271].
    list(`/remotes/${remote.name}/`, remote.integrity)
    if (isOverridden(remote)) open.push(new URL(remote.base, location.origin).href)
  }
  return { known, open }
}

/** The same for a page without the shell: its remote's own files and no others. */
export function guardStandaloneChunks({ base, integrity }: Pick<StandaloneConfig, 'base' | 'integrity'>): void {
  const home = new URL(base, location.origin).href
  globalThis.portalIntegrity = (url) => {
    const { href } = new URL(url, location.origin)
    return (href.startsWith(home) && integrity[href.slice(home.length)]) || REFUSED
  }
}
