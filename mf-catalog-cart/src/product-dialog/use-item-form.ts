import { useState } from 'react'
import type { Product } from '@portal/domain'
import type { BookingCart } from '@portal/federation'
import { FRESH_ITEM, itemErrors, lineOf } from './item-values'
import type { ItemValues } from './item-values'
import { useAddToCart } from './use-add-to-cart'

/** What is entered in the dialog, and the way from there into the cart. */
export function useItemForm(product: Product | undefined, cart: BookingCart, onAdded: () => void) {
  const [values, setValues] = useState<ItemValues>(FRESH_ITEM)
  const [attempts, setAttempts] = useState(0)
  const [isSpecialOrder, setSpecialOrder] = useState(false)
  const { add, isAdding, failure } = useAddToCart(cart, onAdded)
  const errors = product && attempts > 0 ? itemErrors(values, product) : {}
  const send = () => {
    setSpecialOrder(false)
    if (product) void add(lineOf(values, product))
  }
  const submit = () => {
    if (!product || isAdding) return
    setAttempts(attempts + 1)
    if (Object.keys(itemErrors(values, product)).length > 0) return
    if (product.specialOrder) setSpecialOrder(true)
    else send()
  }
  return {
    values,
    change: (change: Partial<ItemValues>) => setValues({ ...values, ...change }),
    errors,
    attempts,
    submit,
    isAdding,
    failure,
    hasWords: values.engraving.trim() !== '',
    specialOrder: { isOpen: isSpecialOrder, onContinue: send, onClose: () => setSpecialOrder(false) },
  }
}

export type ItemForm = ReturnType<typeof useItemForm>
