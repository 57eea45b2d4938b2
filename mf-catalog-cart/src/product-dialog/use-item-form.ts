import { useState } from 'react'
import type { Product } from '@portal/domain'
import type { BookingCart, CartLineInput } from '@portal/federation'
import { lineOf } from './item-values'
import type { ItemValues } from './item-values'
import { useAddToCart } from './use-add-to-cart'

/** The way from what is entered in the dialog into the cart. */
export function useItemForm(product: Product | undefined, cart: BookingCart, onAdded: () => void) {
  const [words, keepWords] = useState('')
  const [specialOrder, setSpecialOrder] = useState<CartLineInput | null>(null)
  const { add, isAdding, failure } = useAddToCart(cart, onAdded)
  return {
    submit: (values: ItemValues) => {
      if (!product || isAdding) return
      const line = lineOf(values, product)
      if (product.specialOrder) setSpecialOrder(line)
      else void add(line)
    },
    isAdding,
    failure,
    keepWords,
    hasWords: words.trim() !== '',
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
