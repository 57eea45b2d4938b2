import { MAX_QUANTITY, isEngraved, quantityError, typedQuantity } from '@portal/domain'
import type { Product, QuotedLine } from '@portal/domain'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import { choiceErrors, choicesOf, chosenOptions } from '../choices/choice-values'
import type { ChoiceValues, KnownChoices } from '../choices/choice-values'
import { savedEngraving, engravingFieldError, engravingTextOf } from '../engraving-text/engraving-value'
import type { EngravingValue } from '../engraving-text/engraving-value'

/** Input for an item before it is added. */
export interface ItemValues extends ChoiceValues {
  readonly quantity: string
  readonly engraving?: EngravingValue
}

/** Add engraving is ticked initially [CAT-51]. */
export const FRESH_ITEM: ItemValues = { quantity: '1' }

/** Initial values from a line; its choices follow when the dropdowns load. */
export function itemOf({ quantity, engravingText }: QuotedLine): ItemValues {
  return { quantity: String(quantity), engraving: savedEngraving(engravingText) }
}

/** Errors of the input; engraving is only checked while ticked [CAT-52, CAT-53]. */
export function itemErrors(values: ItemValues, product: Product, known: KnownChoices) {
  const words = product.requiresEngraving ? engravingFieldError(values.engraving) : undefined
  return {
    ...choiceErrors(values, known),
    ...(!isQuantity(values, product, known) && { quantity: `Enter a quantity from 1 to ${MAX_QUANTITY}` }),
    ...(words && { engraving: { text: words } }),
  }
}

/** The line to save from valid input; an item without engraving never has text. */
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

/** Whether the item or one of its values has engraving: then its quantity is one [OPEN-100]. */
export function isEngravedItem(
  values: ItemValues,
  product: Pick<Product, 'requiresEngraving'>,
  known: KnownChoices,
): boolean {
  const chosen = Object.values(choicesOf(values, known)).flat()
  return isEngraved([ownWords(values, product), ...chosen.map((value) => value.engraving_text)])
}

const ownWords = ({ engraving }: ItemValues, { requiresEngraving }: Pick<Product, 'requiresEngraving'>) =>
  requiresEngraving ? engravingTextOf(engraving) : null

const isQuantity = (values: ItemValues, product: Product, known: KnownChoices) =>
  isEngravedItem(values, product, known) ||
  quantityError(typedQuantity(values.quantity ?? '') ?? Number.NaN, false) === undefined
