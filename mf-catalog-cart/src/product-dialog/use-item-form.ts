import { useLayoutEffect, useRef, useState } from 'react'
import type { Product, QuotedLine } from '@portal/domain'
import type { BookingCart, CartLineInput } from '@portal/federation'
import { refusedChoices } from '../choices/choice-values'
import { itemErrors, lineOf } from './item-values'
import type { ItemValues } from './item-values'
import { useAddToCart } from './use-add-to-cart'
import type { ProductChoice } from './use-product-choice'

/** Where the line goes; `line`: the one that is changed, when none is added. */
export interface SavedLine {
  readonly cart: BookingCart
  readonly line: QuotedLine | undefined
  readonly onSaved: () => void
}

/** The way from what is entered in the dialog into the cart. */
export function useItemForm(
  product: Product | undefined,
  choice: ProductChoice,
  { cart, line: changed, onSaved }: SavedLine,
) {
  const [specialOrder, setSpecialOrder] = useState<CartLineInput | null>(null)
  const { add, isAdding, failure } = useAddToCart(cart, changed, onSaved)
  // The form takes its new functions a moment after the page shows what has arrived.
  const latest = useRef(choice)
  useLayoutEffect(() => {
    latest.current = choice
  })
  return {
    submit: async (values: ItemValues) => {
      const known = latest.current
      if (!product || isAdding || known.isPending) return undefined
      if (!known.isComplete) return itemErrors(values, product, known)
      const line = lineOf(values, product, known)
      if (!product.specialOrder || changed) return refusedChoices(await add(line), known.tree)
      setSpecialOrder(line)
      return undefined
    },
    isAdding,
    failure,
    hasWords: choice.hasWords,
    specialOrder: {
      isOpen: specialOrder !== null,
      onContinue: () => {
        setSpecialOrder(null)
        if (specialOrder) void add(specialOrder)
      },
      onClose: () => setSpecialOrder(null),
    },
  }
}

export type ItemForm = ReturnType<typeof useItemForm>
