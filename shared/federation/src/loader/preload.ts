import type { RemoteEntry } from '../registry/schema'
import { isThirdParty } from './entry'
import { appendScript, scriptFor } from './script'

/**
 * Requests all files of a remote's screen at once, so that entry and screen need one round trip. Returns the scripts.
 * They may run in any order: a chunk waits for its entry, an entry for the shell.
 */
export function preloadScreen(remote: RemoteEntry, chunk: string | undefined): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = []
  if (isThirdParty(remote)) return scripts
  for (const file of screenFiles(remote, chunk)) {
    const url = new URL(remote.base + file, location.origin).href
    const integrity = remote.integrity[file]
    if (file.endsWith('.css')) preloadStyle(url, integrity)
    else if (!scriptFor(url)) scripts.push(appendScript({ url, integrity }))
  }
  return scripts
}

/** A remote's entry and the files of its screen, relative to its base. */
export const screenFiles = ({ entry, chunks }: RemoteEntry, chunk: string | undefined): string[] => [
  entry,
  ...(chunk ? (chunks[chunk] ?? []) : []),
]

function preloadStyle(href: string, integrity: string | undefined): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'style'
  link.href = href
  link.crossOrigin = 'anonymous'
  if (integrity) link.integrity = integrity
  document.head.append(link)
}
