import type { Registry } from '../../shared/federation/src/registry/schema'
import { entryOf, matchPath } from '../../shared/federation/src/registry/routes'

/** The parts of the shell's build documents that say what a page loads. */
export interface ShellBuild {
  readonly entries: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

export interface PageBudget {
  readonly page: string
  /** Chunks of the shell that this page loads besides its entry. */
  readonly shellChunks: readonly string[]
  readonly maxKilobytes: number
  readonly maxFiles: number
}

export interface PageFiles {
  readonly shell: readonly string[]
  readonly remotes: readonly { readonly name: string; readonly file: string }[]
}

/** Scripts and style sheets a cold load of a page fetches: the shell's, and those of its screen's remote. */
export function pageFiles({ page, shellChunks }: PageBudget, shell: ShellBuild, registry: Registry): PageFiles {
  const entry = entryOf(registry, page)
  const own = shell.entries[entry]
  if (!own) throw new Error(`The shell has no entry '${entry}'`)
  const further = shellChunks.flatMap((chunk) => {
    const files = shell.chunks[chunk]
    if (!files) throw new Error(`The shell has no chunk '${chunk}'; it has ${Object.keys(shell.chunks).join(', ')}`)
    return files
  })
  const remotes = Object.values(registry.remotes).flatMap((remote) => {
    const route = remote.routes.find(({ path }) => matchPath(path, page))
    if (!route) return []
    const files = [remote.entry, ...remote.module, ...(remote.chunks[route.chunk] ?? [])]
    return [...new Set(files)].map((file) => ({ name: remote.name, file }))
  })
  return { shell: [...new Set([...own.js, ...own.css, ...further])], remotes }
}
