/** Each paper by the page that it is printed on. */
export const PAPER_PAGES = {
  tag: { size: 'A4', margin: '14mm' },
  // What label printers of clinics take: a roll of 62 mm, cut where the label ends.
  label: { size: '62mm 100mm', margin: '3mm' },
  family: { size: 'A4', margin: '18mm' },
} as const

export type PaperName = keyof typeof PAPER_PAGES
