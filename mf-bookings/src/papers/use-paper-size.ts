import { useEffect } from 'react'
import { PAPER_PAGES } from './paper-pages'
import type { PaperName } from './paper-pages'

/** Makes pages those of this paper for as long as it is to be printed. The policy takes no style element [OPEN-259]. */
export function usePaperSize(name: PaperName): void {
  useEffect(() => {
    const { size, margin } = PAPER_PAGES[name]
    const sheet = new CSSStyleSheet()
    // The kit makes every page A4.
    sheet.replaceSync(`@page { size: ${size} !important; margin: ${margin} !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [name])
}
