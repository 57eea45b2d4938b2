import { SEAM_CHUNK } from '@portal/federation/host'
import type { ShellManifest } from './shell-manifest'

export const isStyle = (file: string) => file.endsWith('.css')

type ShellFiles = Pick<ShellManifest, 'entries' | 'chunks'>

/**
 * The shell's files of a page that starts with this chunk, in loading order. '' is a page that may open a remote: the
 * modules shared with remotes load before the entry.
 */
export function entryFiles({ entries: { main }, chunks }: ShellFiles, chunk: string) {
  const entry = [...main.js, ...main.css]
  const of = (name: string) => (chunks[name] ?? []).filter((file) => !entry.includes(file))
  if (chunk !== '') return [...entry, ...of(chunk)]
  const seam = of(SEAM_CHUNK)
  return [...seam.filter((file) => !isStyle(file)), ...entry, ...seam.filter(isStyle)]
}

/** The scripts of a page that starts with this chunk, without those of the shell's entry. */
export const chunkScripts = (shell: ShellFiles, chunk: string) =>
  entryFiles(shell, chunk).filter((name) => name.endsWith('.js') && !shell.entries.main.js.includes(name))

/** The style sheets of a page that may open a remote. */
export const entryStyles = (shell: ShellFiles) => entryFiles(shell, '').filter(isStyle)
