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

/** A quantity as typed: a whole number, else null. */
export function typedQuantity(typed: string): number | null {
  return /^\d{1,3}$/.test(typed) ? Number(typed) : null
}
