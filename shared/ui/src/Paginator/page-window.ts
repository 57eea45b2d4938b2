/** Maximum number of page numbers shown [BKG-36, CAT-07]. */
export const MAX_PAGE_NUMBERS = 4

/** The page numbers to show: the first, the current one with its next, and the last, e.g. 5 of 10 → 1 5 6 10. */
export function pageWindow(page: number, pageCount: number): number[] {
  const all = Array.from({ length: Math.min(MAX_PAGE_NUMBERS, Math.max(pageCount, 0)) }, (_, index) => index + 1)
  if (pageCount <= MAX_PAGE_NUMBERS) return all
  const middle = Math.min(Math.max(page, 2), pageCount - 2)
  return [1, middle, middle + 1, pageCount]
}
