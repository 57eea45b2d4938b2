import { createHash } from 'node:crypto'
import type { Compilation } from 'webpack'
import { SLOT_TYPES_FILE } from '../src/registry/slot-types'

/** `sha384-…` of every file that browsers request, by name, with the entry, for the registry. */
export function assetIntegrity(compilation: Compilation, entry?: string): Record<string, string> {
  const isAsked = (name: string) => name === entry || SLOT_TYPES_FILE.test(name) || !/\.(map|json)$/.test(name)
  const files = compilation.getAssets().filter(({ name }) => isAsked(name))
  return Object.fromEntries(
    files.map(({ name, source }) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]),
  )
}

/** Scripts and style sheets among a chunk group's files. */
export function codeFiles(files: Iterable<string>): string[] {
  return [...files].filter((file) => /\.(js|css)$/.test(file))
}
