import { whenParsed } from '@portal/federation/host'
import type { RemoteEntry } from '@portal/federation/host'

/** Fulfilled when the page's style sheets and those of the screen are in force; what is drawn before would move. */
export async function stylesOf(remote: RemoteEntry, chunk: string): Promise<void> {
  const files = (remote.chunks[chunk] ?? []).filter((file) => file.endsWith('.css'))
  for (const file of files) addStyle(new URL(remote.base + file, location.origin).href, remote.integrity[file])
  // Code that stands in the HTML runs before the links to the page's own are read.
  await whenParsed()
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.map(inForce))
}

/** The screen's own loader finds this very link; one that failed would count as loaded. */
function addStyle(href: string, integrity: string | undefined): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  if (integrity) link.integrity = integrity
  link.href = href
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}

function inForce(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve()
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${link.href} did not come`)))
  })
}
