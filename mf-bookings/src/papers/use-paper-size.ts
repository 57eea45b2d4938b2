import { useEffect } from 'react'
import { PAPER_PAGES } from './paper-pages'
import type { PaperName } from './paper-pages'

/**
 * Sets the print page size for one paper until it is printed. Uses a constructed sheet, since the CSP blocks style
 * elements [OPEN-259].
 */
export function usePaperSize(name: PaperName): void {
  useEffect(() => {
    const { size, margin } = PAPER_PAGES[name]
    const sheet = new CSSStyleSheet()
    // The design system makes every page A4.
    sheet.replaceSync(`@page { size: ${size} !important; margin: ${margin} !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [name])
}
