import address from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

let arrived: Promise<void> | undefined
let isThere = false

/** Asks for the interface font. Called when the scripts have arrived: on a slow line it took its share of them. */
export function preloadFont(): void {
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
    link.addEventListener('error', () => resolve())
  })
  document.head.append(link)
}

/** A line that brings the page within this time brings the font within a blink. */
const FAST_PAGE_MS = 100
const BLINK_MS = 150

function isFastLine(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.responseEnd - page.requestStart <= FAST_PAGE_MS
}

/** On a fast line the first drawing waits for the font, at most a blink; on a slow one it does not. */
export async function fontOnFastLine(): Promise<void> {
  if (isFastLine()) await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, BLINK_MS))])
}

/**
 * Chooses the font of what is drawn from now on. Without the interface font the fallback stays until the next page:
 * no text waits for it, and a late one moves nothing.
 */
export function chooseFont(withOwn = isThere): void {
  document.documentElement.toggleAttribute('data-without-font', !withOwn)
}

/** Before the font was asked for: whether it comes at once, as on a fast line or where the style sheet was at hand. */
export function isFontNear(): boolean {
  return isFastLine() || performance.getEntriesByType('resource').some(isKeptStyleSheet)
}

const isKeptStyleSheet = (entry: PerformanceEntry) =>
  entry instanceof PerformanceResourceTiming && entry.name.endsWith('.css') && entry.transferSize === 0
