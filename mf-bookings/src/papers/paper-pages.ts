/** Page size and margins of each paper. */
export const PAPER_PAGES = {
  tag: { size: 'A4', margin: '14mm' },
  // Standard label roll of clinics, 62 mm wide, cut at the label's end.
  label: { size: '62mm 100mm', margin: '3mm' },
  family: { size: 'A4', margin: '18mm' },
} as const

export type PaperName = keyof typeof PAPER_PAGES
