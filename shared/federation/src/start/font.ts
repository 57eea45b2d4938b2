import { WITHOUT_FONT } from '@portal/brand/font-mark'
import { readText, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { FAST_PAGE_MS } from '../start-timing'
import { addHeldTags } from './held'

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
