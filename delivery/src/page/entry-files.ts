import type { ShellManifest } from '../release/documents/shell-manifest'

/** The shell's files of a page that begins with this chunk of it, in their order; '' for none. */
export function entryFiles({ entries: { main }, chunks }: Pick<ShellManifest, 'entries' | 'chunks'>, chunk: string) {
  const entry = [...main.js, ...main.css]
  return [...entry, ...(chunks[chunk] ?? []).filter((name) => !entry.includes(name))]
}
