import { createHash } from 'node:crypto'
import type { Compilation } from 'webpack'

/** `sha256-…` of every script and style sheet of a build, by file name: what the registry publishes. */
export function assetIntegrity(compilation: Compilation): Record<string, string> {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name))
  return Object.fromEntries(
    files.map(({ name, source }) => [name, `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`]),
  )
}

/** Scripts and style sheets among a chunk group's files. */
export function codeFiles(files: Iterable<string>): string[] {
  return [...files].filter((file) => /\.(js|css)$/.test(file))
}
