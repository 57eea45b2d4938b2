import type { ShellManifest } from './shell-manifest'

type Built = Pick<ShellManifest, 'entries' | 'chunks'>

/** The shell's files of a page that begins with this chunk of it, in their order; '' for none. */
export function entryFiles({ entries: { main }, chunks }: Built, chunk: string) {
  const entry = [...main.js, ...main.css]
  return [...entry, ...(chunks[chunk] ?? []).filter((name) => !entry.includes(name))]
}

/** The scripts of such a page beside those of the shell's entry. */
export const chunkScripts = (shell: Built, chunk: string) =>
  entryFiles(shell, chunk).filter((name) => name.endsWith('.js') && !shell.entries.main.js.includes(name))
