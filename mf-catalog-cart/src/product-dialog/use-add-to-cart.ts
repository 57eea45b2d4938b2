import { useState } from 'react'
import { toApiError } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import type { BookingCart, CartLineInput } from '@portal/federation'

/** Saves a line on the booking (CAT-40); a failure is said in the dialog, which stays as it is. */
export function useAddToCart(cart: BookingCart, onDone: () => void) {
  const { notify, report } = usePortalHost()
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const add = async (line: CartLineInput) => {
    if (isAdding) return
    setAdding(true)
    setFailure(null)
    try {
      await cart.saveLine(line)
      notify({ tone: 'success', text: `${line.name} is in the cart.` })
      onDone()
    } catch (error) {
      setFailure(failureText(error))
      report(error, { action: 'Failed to add item to shopping cart', bookingId: cart.bookingId, orderId: cart.orderId })
      setAdding(false)
    }
  }
  return { add, isAdding, failure }
}

function failureText(error: unknown): string {
  const { kind, message, detail } = toApiError(error)
  if (kind === 'offline') return 'There is no connection. The item is not in the cart yet; what you chose is still here.'
  if (kind === 'version') return 'Somebody else changed this booking meanwhile. The item is not in the cart yet. Try again.'
  const reason = typeof detail === 'string' ? detail : message
  return `The item could not be added. ${reason} What you chose is still here.`.replace('  ', ' ')
}
