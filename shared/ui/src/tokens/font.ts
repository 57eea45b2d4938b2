import { WITHOUT_FONT } from '@portal/brand/font-mark'
import address from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

let arrived: Promise<void> | undefined
let isThere = false

/** Loads the interface font after the scripts, with which it would compete on a slow line. Resolves with it. */
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

/** Resolves when the font has loaded, after this time at the latest; at once when the page is drawn without it. */
export async function waitForFont(ms: number): Promise<void> {
  if (document.documentElement.hasAttribute(WITHOUT_FONT)) return
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, ms))])
}

/**
 * Chooses the font for what renders from now on. If it has not loaded, the fallback stays until the next page: no text
 * waits, and nothing moves later.
 */
export function chooseFont(): void {
  document.documentElement.toggleAttribute(WITHOUT_FONT, !isThere)
}

let drawnPage: string | undefined

/** Switches to a late font when another page renders: the old content is gone, so nothing moves. */
export function applyLateFont(page: string): void {
  if (isThere && drawnPage !== undefined && drawnPage !== page) document.documentElement.removeAttribute(WITHOUT_FONT)
  drawnPage = page
}
