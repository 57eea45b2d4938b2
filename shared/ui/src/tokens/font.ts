import address from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

let arrived: Promise<void> | undefined

/**
 * Asks for the interface font. Called when the scripts have arrived: on a slow network the font took its share
 * of them, and no text is drawn before React is there.
 */
export function preloadFont(): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.type = 'font/woff2'
  link.crossOrigin = 'anonymous'
  link.href = address
  arrived = new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
  document.head.append(link)
}

/** A network that brings the page within this time brings the font within a blink. */
const FAST_PAGE_MS = 100
const BLINK_MS = 150

/**
 * The font is optional, so that a late one moves nothing: what is drawn without it stays so until the next
 * page. On a fast network the first drawing waits for it, at most a blink; on a slow one it does not.
 */
export async function fontOnFastLine(): Promise<void> {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return
  if (page.responseEnd - page.requestStart > FAST_PAGE_MS) return
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, BLINK_MS))])
}
