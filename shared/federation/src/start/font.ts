import { WITHOUT_FONT } from '@portal/brand/font-mark'
import { readText, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { FAST_PAGE_MS } from '../start-timing'
import { askForHeld } from './held'

/**
 * Before anything is drawn: asks for the font where it is near, on a fast line or kept by the browser. Elsewhere its
 * file would take the line from the scripts, and text would wait a tenth of a second for it in vain: such a page is
 * drawn without it, as its style sheet says.
 */
export function askForFont(): void {
  if (isFastLine() || readText(localStorage, storageKeys.font) !== null) askForHeld('fonts')
  else document.documentElement.toggleAttribute(WITHOUT_FONT, true)
}

/** The browser has the font from now on. */
export function rememberFont(): void {
  writeText(localStorage, storageKeys.font, 'kept')
}

function isFastLine(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && performance.now() - page.requestStart <= FAST_PAGE_MS
}
