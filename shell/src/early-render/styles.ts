import { WITHOUT_FONT } from '@portal/brand/font-mark'
import { whenParsed, FONT_WAIT_MS } from '@portal/federation/host'
import type { RemoteEntry } from '@portal/federation/host'

/** Resolves when the style sheets of page and screen apply; content drawn earlier would move. */
export async function stylesOf(remote: RemoteEntry, chunk: string): Promise<void> {
  const files = (remote.chunks[chunk] ?? []).filter((file) => file.endsWith('.css'))
  for (const file of files) addStyle(new URL(remote.base + file, location.origin).href, remote.integrity[file])
  // Inline code runs before the page's links are parsed.
  await whenParsed()
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.map(inForce))
}

/** The screen's own loader finds this link; a failed one would count as loaded. */
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

/**
 * Decides whether the page uses the brand's font, once its style sheets apply. Requests only that face: a list with
 * fallbacks is rejected when a local font is not installed.
 */
export async function settleFont(): Promise<void> {
  const { documentElement: root, body, fonts } = document
  if (root.hasAttribute(WITHOUT_FONT)) return
  const [face = ''] = getComputedStyle(body).fontFamily.split(',')
  const late = new Promise<null>((resolve) => setTimeout(resolve, FONT_WAIT_MS, null))
  const loaded = await Promise.race([fonts.load(`1em ${face}`).catch(() => null), late])
  root.toggleAttribute(WITHOUT_FONT, loaded === null)
}
