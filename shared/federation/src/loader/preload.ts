import type { RemoteEntry } from '../registry/schema'

/** Asks the browser for all files of a remote's screen at once, so that entry, module and chunk need one hop. */
export function preloadScreen(remote: RemoteEntry, chunk: string | undefined): void {
  const files = [remote.entry, ...remote.module, ...(chunk ? (remote.chunks[chunk] ?? []) : [])]
  for (const file of new Set(files)) preloadFile(remote, file)
}

function preloadFile(remote: RemoteEntry, file: string): void {
  const href = remote.base + file
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = file.endsWith('.css') ? 'style' : 'script'
  link.href = href
  link.crossOrigin = 'anonymous'
  const integrity = remote.integrity[file]
  if (integrity) link.integrity = integrity
  document.head.append(link)
}
