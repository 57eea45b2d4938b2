import { WITHOUT_FONT } from '@portal/brand/font-mark'
import { readText, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { FAST_PAGE_MS } from '../start-timing'

/** Ids of the templates with tags that the start script adds to the page when it is time. */
export const HELD = { scripts: 'held-scripts', fonts: 'held-fonts' } as const

/** Adds a template's tags to the page, scripts in their order; does nothing without the template. */
export function addHeldTags(kind: keyof typeof HELD): void {
  const held = document.getElementById(HELD[kind])
  if (!(held instanceof HTMLTemplateElement)) return
  const content = document.importNode(held.content, true)
  for (const script of content.querySelectorAll('script')) script.async = false
  held.replaceWith(content)
}

/**
 * Requests the font before the first render when it is near: on a fast line or in the browser cache. On any other page
 * it would compete with the scripts and delay text by 100 ms in vain, so the page is drawn with the fallback font.
 */
export function requestFont(): void {
  if (isFastLine() || readText(localStorage, storageKeys.font) !== null) addHeldTags('fonts')
  else document.documentElement.toggleAttribute(WITHOUT_FONT, true)
}

/** Records that the browser has the font. */
export function rememberFont(): void {
  writeText(localStorage, storageKeys.font, 'kept')
}

function isFastLine(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && performance.now() - page.requestStart <= FAST_PAGE_MS
}
