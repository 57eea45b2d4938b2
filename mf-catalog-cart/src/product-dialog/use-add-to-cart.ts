import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toApiError } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import type { BookingCart, CartLineInput } from '@portal/federation'
import type { QuotedLine } from '@portal/domain'
import { useBookingReload } from '../data/use-booking-reload'
import { saveFailure } from '../wording/save-failure'

/** Saves a line on the booking [CAT-40]; a failure is said in the dialog, which stays as it is. */
export function useAddToCart(cart: BookingCart, changed: QuotedLine | undefined, onSaved: (line: QuotedLine) => void) {
  const { brand, notify, report } = usePortalHost()
  const reload = useBookingReload(cart.bookingId)
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // One per opened dialog: a try whose answer was lost and the next one are the same line.
  const [editId] = useState(() => crypto.randomUUID())
  /** Answers what the server refused, by field. */
  const add = async (line: CartLineInput) => {
    if (isAdding) return null
    setAdding(true)
    setFailure(null)
    const done = changed?.actualProductIdC === line.productId ? 'changed' : 'in the cart'
    try {
      const saved = await cart.saveLine({ ...line, ...(changed ? ownOf(changed) : { editId }) })
      notify({ tone: 'success', text: `${line.name} is ${done}.` })
      // At once: closed later, the dialog returns the focus to a row that it still keeps inert.
      flushSync(() => onSaved(saved))
      return null
    } catch (error) {
      if (toApiError(error).kind === 'version') await reload()
      const notDone = `${line.name} is not ${done} yet; what you chose is still here.`
      setFailure(saveFailure(error, { notDone, phone: brand.phone_work }))
      report(error, {
        action: `Failed to ${changed ? 'change item in' : 'add item to'} shopping cart`,
        bookingId: cart.bookingId,
        orderId: cart.orderId,
      })
      setAdding(false)
      return toApiError(error).detail
    }
  }
  return { add, isAdding, failure }
}

/** What makes it the same line. */
const ownOf = ({ id, editId }: QuotedLine) => ({ id, ...(editId !== null && { editId }) })
