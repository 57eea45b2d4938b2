import { useEffect, useState } from 'react'
import type { QuotedLine } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/federation'

/** A removal can be taken back for this long. */
export const UNDO_MS = 6_000

/** Removing an item: progress, a way back, and what is said when it fails (CAT-46 to CAT-49). */
export function useRemoval(cart: BookingCart) {
  const { report } = usePortalHost()
  const [removing, setRemoving] = useState<QuotedLine | null>(null)
  const [removed, setRemoved] = useState<QuotedLine | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => setRemoved(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [removed])
  const context = { bookingId: cart.bookingId, orderId: cart.orderId }
  const remove = async (line: QuotedLine) => {
    if (removing || !line.canBeDeleted) return
    setRemoving(line)
    setFailure(null)
    try {
      await cart.removeLine(line)
      setRemoved(line)
    } catch (error) {
      setFailure(`${line.name} could not be removed and is still in the cart. Try again.`)
      report(error, { action: 'Failed to remove item in shopping cart', ...context })
    } finally {
      setRemoving(null)
    }
  }
  const undo = async () => {
    if (!removed) return
    setRemoved(null)
    try {
      await cart.restoreLine(removed)
    } catch (error) {
      setFailure(`${removed.name} could not be put back. Add it again from the list.`)
      report(error, { action: 'Failed to restore item in shopping cart', ...context })
    }
  }
  return { remove, undo, removing, removed, failure }
}
