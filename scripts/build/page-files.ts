import type { Registry, RemoteEntry } from '../../shared/federation/src/registry/schema'
import { SEAM_CHUNK } from '../../shared/federation/src/loader/shell-base'
import { isOfCommonDomain } from '../../shared/federation/src/registry/compatibility'
import { matchPath, ownersRemote } from '../../shared/federation/src/registry/routes'

/** Fields of the shell's manifest that name the files of a page. */
export interface ShellBuild {
  readonly entries: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>
  readonly chunks: Readonly<Record<string, readonly string[]>>
  /** Scripts that render a staff screen before React, and that open remotes. */
  readonly earlyRender: string
  readonly domain: string
  /** The smaller script for remotes that import only `commonNames` of the domain. */
  readonly commonDomain: string
  readonly commonNames: readonly string[]
  readonly federation: string
}

export interface PageBudget {
  readonly page: string
  /** Further chunks of the shell that this page loads. */
  readonly shellChunks: readonly string[]
  readonly maxKilobytes: number
  readonly maxFiles: number
}

interface PageFiles {
  readonly shell: readonly string[]
  readonly remotes: readonly { readonly name: string; readonly file: string }[]
}

/** Scripts and style sheets that a cold load of a page fetches. */
export function pageFiles({ page, shellChunks }: PageBudget, shell: ShellBuild, registry: Registry): PageFiles {
  const { pathname, search } = new URL(page, 'http://localhost')
  const owners = ownersRemote(registry, { pathname, search })
  if (owners?.standalone) {
    const { entry, chunks } = owners.standalone
    const files = [...entry, ...(chunks[routeOf(owners, pathname)?.chunk ?? ''] ?? [])]
    return { shell: [], remotes: files.map((file) => ({ name: owners.name, file })) }
  }
  const own = shell.entries.main
  if (!own) throw new Error("The shell has no entry 'main'")
  const further = shellChunks.flatMap((chunk) => {
    const files = shell.chunks[chunk]
    if (!files) throw new Error(`The shell has no chunk '${chunk}'; it has ${Object.keys(shell.chunks).join(', ')}`)
    return files
  })
  const remotes = Object.values(registry.remotes).flatMap((remote) => {
    const route = routeOf(remote, pathname)
    if (!route) return []
    const files = [remote.entry, ...(remote.chunks[route.chunk] ?? [])]
    return [...new Set(files)].map((file) => ({ name: remote.name, file }))
  })
  const shown = Object.values(registry.remotes).filter((remote) => routeOf(remote, pathname))
  const isDrawnEarly = shown.some((remote) => routeOf(remote, pathname)?.drawnEarly)
  const domain = shown.every((remote) => isOfCommonDomain(remote, shell)) ? shell.commonDomain : shell.domain
  const apart = [
    ...(remotes.length > 0 ? [domain, shell.federation, ...(shell.chunks[SEAM_CHUNK] ?? [])] : []),
    ...(isDrawnEarly ? [shell.earlyRender] : []),
  ]
  return { shell: [...new Set([...own.js, ...own.css, ...apart, ...further])], remotes }
}

const routeOf = ({ routes }: RemoteEntry, pathname: string) => routes.find(({ path }) => matchPath(path, pathname))
