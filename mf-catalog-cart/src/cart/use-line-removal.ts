import { useState } from 'react'
import { toApiError } from '@portal/api-client'
import type { QuotedLine } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { useBookingReload } from '../data/use-booking-reload'
import { saveFailure } from '../wording/save-failure'

interface Change {
  /** What the log says when it fails. */
  readonly logged: string
  /** What the user is told then. */
  readonly notDone: string
  readonly run: (line: QuotedLine) => Promise<void>
}

/** Taking a line out of the cart: progress, and what is said and logged when it fails [CAT-46..49]. */
export function useRemoveLine(cart: BookingCart, line: QuotedLine) {
  return useLineChange(cart, line, {
    logged: 'Failed to remove item in shopping cart',
    notDone: `${line.name} is not removed yet.`,
    run: cart.removeLine,
  })
}

/** Undoing a removal: the line as it was, with its quantity. */
export function useRestoreLine(cart: BookingCart, line: QuotedLine) {
  return useLineChange(cart, line, {
    logged: 'Failed to restore item in shopping cart',
    notDone: `${line.name} is not put back yet.`,
    run: cart.restoreLine,
  })
}

function useLineChange(cart: BookingCart, line: QuotedLine, { logged, notDone, run }: Change) {
  const { brand, report } = usePortalHost()
  const reload = useBookingReload()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** Whether it is done. */
  const change = async (): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      await run(line)
      return true
    } catch (error) {
      report(error, { action: logged, bookingId: cart.bookingId, orderId: cart.orderId })
      if (toApiError(error).kind === 'version') await reload(cart.bookingId)
      setFailure(saveFailure(error, { notDone, phone: brand.phone_work }))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy, failure }
}
