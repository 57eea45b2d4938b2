import type { Product, QuotedLine } from '@portal/domain'
import type { CartLineInput } from '@portal/federation'
import { choiceErrors, chosenOptions } from '../choices/choice-values'
import type { ChoiceValues, KnownChoices } from '../choices/choice-values'
import { keptWords, wordsError, wordsOf } from '../engraving-text/engraving-words'
import type { EngravingWords } from '../engraving-text/engraving-words'

/** What is entered for an item before it is added. */
export interface ItemValues extends ChoiceValues {
  readonly quantity: string
  readonly engraving?: EngravingWords
}

/** Add engraving is on from the start [CAT-51]. */
export const FRESH_ITEM: ItemValues = { quantity: '1' }

/** What a line holds already, to be changed; its choices follow as their dropdowns come. */
export function itemOf({ quantity, engravingText }: QuotedLine): ItemValues {
  return { quantity: String(quantity), engraving: keptWords(engravingText) }
}

/** What is wrong with what was entered; engraving counts only while it is added [CAT-52, CAT-53]. */
export function itemErrors(values: ItemValues, product: Product, known: KnownChoices) {
  const words = product.requiresEngraving ? wordsError(values.engraving) : undefined
  return {
    ...choiceErrors(values, known),
    ...(quantityOf(values.quantity) === null && { quantity: 'Enter a quantity from 1 to 99' }),
    ...(words && { engraving: { text: words } }),
  }
}

/** The line to save; an item that takes no engraving never carries words. */
export function lineOf(values: ItemValues, product: Product, known: KnownChoices): CartLineInput {
  return {
    productId: product.id,
    name: product.name,
    quantity: quantityOf(values.quantity) ?? 1,
    engravingText: product.requiresEngraving ? wordsOf(values.engraving) : null,
    packageProductsC: chosenOptions(values, known),
  }
}

/** A quantity as typed: a whole number from 1 to 99, else null. */
export function quantityOf(typed: string): number | null {
  const quantity = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return quantity >= 1 ? quantity : null
}
