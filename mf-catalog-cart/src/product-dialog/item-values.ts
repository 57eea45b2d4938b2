import { MAX_LENGTH, engravingError } from '@portal/domain'
import type { Product } from '@portal/domain'
import type { CartLineInput } from '@portal/federation'
import { textWords } from '@portal/forms'

/** What is entered for an item before it is added. */
export interface ItemValues {
  readonly quantity: string
  readonly isEngraved: boolean
  readonly engraving: string
}

/** Add engraving is on from the start [CAT-51]. */
export const FRESH_ITEM: ItemValues = { quantity: '1', isEngraved: true, engraving: '' }

const ENGRAVING: Readonly<Record<string, string>> = {
  required: 'Enter the words to engrave, or untick Add engraving',
  ...textWords(MAX_LENGTH.engraving),
}

/** What is wrong with what was entered; engraving counts only while it is added [CAT-52, CAT-53]. */
export function itemErrors({ quantity, isEngraved, engraving }: ItemValues, product: Product) {
  const code = product.requiresEngraving && isEngraved ? engravingError(engraving) : undefined
  const words = code && ENGRAVING[code]
  return {
    ...(quantityOf(quantity) === null && { quantity: 'Enter a quantity from 1 to 99' }),
    ...(words && { engraving: words }),
  }
}

/** The line to save; an item that takes no engraving never carries words. */
export function lineOf({ quantity, isEngraved, engraving }: ItemValues, product: Product): CartLineInput {
  return {
    productId: product.id,
    name: product.name,
    quantity: quantityOf(quantity) ?? 1,
    engravingText: product.requiresEngraving && isEngraved ? engraving.trim() : null,
  }
}

/** A quantity as typed: a whole number from 1 to 99, else null. */
export function quantityOf(typed: string): number | null {
  const quantity = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return quantity >= 1 ? quantity : null
}
