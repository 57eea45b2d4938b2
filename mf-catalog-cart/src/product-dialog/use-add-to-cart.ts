import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toApiError } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import type { BookingCart, CartLineInput, SavedLine } from '@portal/slots/mf-catalog-cart'
import type { QuotedLine } from '@portal/domain'
import { useBookingReload } from '../data/use-booking-reload'
import { useSaveArtwork } from '../plaque/use-save-artwork'
import type { Artwork } from '../plaque/use-save-artwork'
import { saveFailure } from '../wording/save-failure'

/**
 * Saves a line on the booking [CAT-40], then the artwork of a plaque [CAT-42]; a failure is said in the dialog, which
 * stays as it is.
 */
export function useAddToCart(cart: BookingCart, changed: QuotedLine | undefined, onSaved: (line: QuotedLine) => void) {
  const { brand, notify, report } = usePortalHost()
  const reload = useBookingReload()
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const line = useLineOnce(cart, changed)
  const artworks = useSaveArtwork()
  /** Answers what the server refused, by field. */
  const add = async (input: CartLineInput, artwork?: Artwork) => {
    if (isAdding) return null
    setAdding(true)
    setFailure(null)
    const done = changed?.actualProductIdC === input.productId ? 'changed' : 'in the cart'
    try {
      const saved = await line.save(input)
      if (artwork) await artworks.save(saved, artwork)
      notify({ tone: 'success', text: `${input.name} is ${done}.` })
      // At once: closed later, the dialog returns the focus to a row that it still keeps inert.
      flushSync(() => onSaved(saved))
      return null
    } catch (error) {
      if (toApiError(error).kind === 'version') await reload(cart.bookingId)
      const notDone =
        artwork && line.isSaved()
          ? `${input.name} is in the cart; its artwork is not finished yet, and what you designed is still here.`
          : `${input.name} is not ${done} yet; what you chose is still here.`
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
  const progress = isAdding ? (artworks.progress ?? (changed ? 'Saving' : 'Adding')) : null
  return { add, isAdding, progress, failure, isSaved: line.isSaved }
}

/** Saves the line, and not again what is saved already: the next try goes on with its artwork. */
function useLineOnce(cart: BookingCart, changed: QuotedLine | undefined) {
  // One per opened dialog: a try whose answer was lost and the next one are the same line.
  const [editId] = useState(() => crypto.randomUUID())
  const last = useRef<{ readonly input: string; readonly line: SavedLine } | null>(null)
  const save = async (line: CartLineInput): Promise<SavedLine> => {
    const input = JSON.stringify(line)
    if (last.current?.input === input) return last.current.line
    const own = last.current ?? (changed && { line: changed })
    const saved = await cart.saveLine({ ...line, ...(own ? ownOf(own.line) : { editId }) })
    last.current = { input, line: saved }
    return saved
  }
  return { save, isSaved: () => last.current !== null }
}

/** What makes it the same line. */
const ownOf = ({ id, editId }: QuotedLine) => ({ id, ...(editId !== null && { editId }) })
