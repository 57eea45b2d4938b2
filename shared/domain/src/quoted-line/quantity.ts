/** The most of a line that is not engraved. */
export const MAX_QUANTITY = 99

export type QuantityCode = 'outOfRange' | 'engraved'

/** Whether any of these words are engraved: the line's own, and those of its options. */
export function isEngraved(words: readonly (string | null | undefined)[]): boolean {
  return words.some((each) => Boolean(each?.trim()))
}

/** What is wrong with a quantity: 1 to 99, and 1 of what is engraved, since other words are another line [OPEN-100]. */
export function quantityError(quantity: number, engraved: boolean): QuantityCode | undefined {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return 'outOfRange'
  return engraved && quantity > 1 ? 'engraved' : undefined
}

/** A quantity as typed: a whole number in figures alone, else null. Nothing is left out of what was typed [OPEN-100]. */
export function typedQuantity(typed: string): number | null {
  const figures = typed.trim()
  return /^\d{1,9}$/.test(figures) ? Number(figures) : null
}
