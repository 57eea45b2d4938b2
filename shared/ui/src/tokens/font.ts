import { WITHOUT_FONT } from '@portal/brand/font-mark'
import address from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

let arrived: Promise<void> | undefined
let isThere = false

/** Asks for the interface font, when the scripts have arrived: on a slow line it took its share of them. Ends with it. */
export function preloadFont(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.type = 'font/woff2'
  link.crossOrigin = 'anonymous'
  link.href = address
  isThere = false
  arrived = new Promise((resolve) => {
    link.addEventListener('load', () => {
      isThere = true
      resolve()
    })
  })
  document.head.append(link)
  return arrived
}

const BLINK_MS = 150

/** Where the font was found to be near, the early render waits for it, at most a blink. */
export async function fontIfNear(): Promise<void> {
  if (document.documentElement.hasAttribute(WITHOUT_FONT)) return
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, BLINK_MS))])
}

/**
 * Chooses the font of what is drawn from now on. Where it is not there yet the fallback stays until the next page: no
 * text waits for it, and a late one moves nothing.
 */
export function chooseFont(): void {
  document.documentElement.toggleAttribute(WITHOUT_FONT, !isThere)
}

let drawnPage: string | undefined

/** Takes a font that arrived late into use once another page is drawn: what stood before is gone, so nothing moves. */
export function takeLateFont(page: string): void {
  if (isThere && drawnPage !== undefined && drawnPage !== page) document.documentElement.removeAttribute(WITHOUT_FONT)
  drawnPage = page
}
