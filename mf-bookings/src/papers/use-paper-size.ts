import { useEffect } from 'react'

/** Page size and margins of each paper. */
const PAPER_PAGES = {
  tag: { size: 'A4', margin: '14mm' },
  // Standard label roll of clinics, 62 mm wide, cut at the label's end.
  label: { size: '62mm 100mm', margin: '3mm' },
  family: { size: 'A4', margin: '18mm' },
} as const

export type PaperName = keyof typeof PAPER_PAGES

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
