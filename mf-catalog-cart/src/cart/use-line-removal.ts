import { useClientCare } from '@portal/booking-ui'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { useWrite } from '@portal/writes'
import { cartWrite } from '../data/cart-write'
import { saveFailure } from '../wording/save-failure'

interface Change {
  /** Action name for the log. */
  readonly action: string
  /** Error text for the user. */
  readonly notDone: string
  readonly send: (line: QuotedLine) => Promise<void>
}

/** Removes a line from the cart, with progress, error text and log entry [CAT-46..49]. */
export function useRemoveLine(cart: BookingCart, line: QuotedLine) {
  return useLineChange(cart, line, {
    action: 'Failed to remove item in shopping cart',
    notDone: `${line.name} is not removed yet.`,
    send: cart.removeLine,
  })
}

/** Undoes a removal: the line with its former quantity. */
export function useRestoreLine(cart: BookingCart, line: QuotedLine) {
  return useLineChange(cart, line, {
    action: 'Failed to restore item in shopping cart',
    notDone: `${line.name} is not put back yet.`,
    send: cart.restoreLine,
  })
}

function useLineChange(cart: BookingCart, line: QuotedLine, { action, notDone, send }: Change) {
  const care = useClientCare()
  const { run, isBusy, failure } = useWrite(send, { action, ...cartWrite(cart) })
  return {
    /** Resolves to whether it was done. */
    change: async () => (await run(line)).isDone,
    isBusy,
    failure: failure && saveFailure(failure, { notDone, care }),
  }
}
