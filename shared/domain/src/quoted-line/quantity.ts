/** Most items of a line without engraving. */
export const MAX_QUANTITY = 99

export type QuantityCode = 'outOfRange' | 'engraved'

/** Whether any of these texts is engraved: the line's own and those of its options. */
export function isEngraved(words: readonly (string | null | undefined)[]): boolean {
  return words.some((each) => Boolean(each?.trim()))
}

/**
 * Error of a quantity: 1 to 99, and only 1 for an engraved line, because another text needs another line [OPEN-100].
 */
export function quantityError(quantity: number, engraved: boolean): QuantityCode | undefined {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return 'outOfRange'
  return engraved && quantity > 1 ? 'engraved' : undefined
}

/** Parses a typed quantity of digits only; null for other text, so that nothing typed is ignored [OPEN-100]. */
export function typedQuantity(typed: string): number | null {
  const figures = typed.trim()
  return /^\d{1,9}$/.test(figures) ? Number(figures) : null
}
