/** Maximum number of page numbers shown [BKG-36, CAT-07]. */
export const MAX_PAGE_NUMBERS = 4

/** The page numbers to show: the current one with its neighbours, e.g. 5 of 10 → 4 5 6 7. */
export function pageWindow(page: number, pageCount: number, max = MAX_PAGE_NUMBERS): number[] {
  const length = Math.min(max, Math.max(pageCount, 0))
  const first = Math.max(1, Math.min(page - 1, pageCount - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
