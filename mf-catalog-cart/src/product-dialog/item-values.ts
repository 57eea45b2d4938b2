import { MAX_QUANTITY, isEngraved, quantityError, typedQuantity } from '@portal/domain'
import type { Product, QuotedLine } from '@portal/domain'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import { choiceErrors, choicesOf, chosenOptions } from '../choices/choice-values'
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
    ...(!isQuantity(values, product, known) && { quantity: `Enter a quantity from 1 to ${MAX_QUANTITY}` }),
    ...(words && { engraving: { text: words } }),
  }
}

/** The line to save, of values without errors; an item that takes no engraving never carries words. */
export function lineOf(values: ItemValues, product: Product, known: KnownChoices): CartLineInput {
  const isOne = isEngravedItem(values, product, known)
  return {
    productId: product.id,
    name: product.name,
    quantity: isOne ? 1 : quantityOf(values),
    engravingText: ownWords(values, product),
    packageProductsC: chosenOptions(values, known),
  }
}

function quantityOf({ quantity }: ItemValues): number {
  const typed = typedQuantity(quantity)
  if (typed === null) throw new Error('Ordered without a quantity')
  return typed
}

/** Words on the item or on a value of it: then it is one, whatever was typed before [OPEN-100]. */
export function isEngravedItem(
  values: ItemValues,
  product: Pick<Product, 'requiresEngraving'>,
  known: KnownChoices,
): boolean {
  const chosen = Object.values(choicesOf(values, known)).flat()
  return isEngraved([ownWords(values, product), ...chosen.map((value) => value.engraving_text)])
}

const ownWords = ({ engraving }: ItemValues, { requiresEngraving }: Pick<Product, 'requiresEngraving'>) =>
  requiresEngraving ? wordsOf(engraving) : null

const isQuantity = (values: ItemValues, product: Product, known: KnownChoices) =>
  isEngravedItem(values, product, known) ||
  quantityError(typedQuantity(values.quantity ?? '') ?? Number.NaN, false) === undefined
