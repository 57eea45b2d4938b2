import { useClientCare } from '@portal/booking-ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePortalHost } from '@portal/federation'
import type { BookingCart, CartLineInput, SavedLine } from '@portal/slots/mf-catalog-cart'
import type { QuotedLine } from '@portal/domain'
import { useWrite } from '@portal/writes'
import { cartWrite } from '../data/cart-write'
import { useSaveArtwork } from '../plaque/use-save-artwork'
import type { Artwork } from '../plaque/use-save-artwork'
import { saveFailure } from '../wording/save-failure'

/**
 * Saves a line on the booking [CAT-40], then a plaque's artwork [CAT-42]. On failure the dialog shows the reason and
 * stays as it is.
 */
export function useAddToCart(cart: BookingCart, changed: QuotedLine | undefined, onSaved: (line: QuotedLine) => void) {
  const { notify } = usePortalHost()
  const care = useClientCare()
  const line = useLineOnce(cart, changed)
  const artworks = useSaveArtwork()
  const [outcome, setOutcome] = useState<AddFailure>({ notDone: '' })
  const action = `Failed to ${changed ? 'change item in' : 'add item to'} shopping cart`
  const send = async ({ input, artwork }: Addition) => {
    const saved = await line.save(input)
    if (artwork) await artworks.save(saved, artwork)
    return saved
  }
  const { run, isBusy, failure } = useWrite(send, { action, ...cartWrite(cart) })
  /** Resolves to the server's refusals, by field. */
  const add = async (input: CartLineInput, artwork?: Artwork) => {
    const done = changed?.actualProductIdC === input.productId ? 'changed' : 'in the cart'
    const { isDone, answer, error } = await run({ input, artwork })
    if (!isDone) {
      setOutcome(
        artwork && line.isSaved()
          ? {
              notDone: `${input.name} is in the cart; its artwork is not finished yet, and what you designed is still here.`,
              instead: `Remove it from the cart and choose another item, or call ${care}.`,
            }
          : { notDone: `${input.name} is not ${done} yet; what you ${artwork ? 'designed' : 'chose'} is still here.` },
      )
      return error?.detail ?? null
    }
    notify({ tone: 'success', text: `${input.name} is ${done}.` })
    // Synchronous: closed later, the dialog would return the focus to a row that is still inert.
    flushSync(() => onSaved(answer))
    return null
  }
  const progress = isBusy ? (artworks.progress ?? (changed ? 'Saving' : 'Adding')) : null
  return {
    add,
    isAdding: isBusy,
    progress,
    failure: failure && saveFailure(failure, { ...outcome, care }),
    isSaved: line.isSaved,
  }
}

interface AddFailure {
  readonly notDone: string
  readonly instead?: string
}

interface Addition {
  readonly input: CartLineInput
  readonly artwork: Artwork | undefined
}

/** Saves the line once: a retry goes on with its artwork. */
function useLineOnce(cart: BookingCart, changed: QuotedLine | undefined) {
  // One id per opened dialog, so that a retry after a lost answer is the same line.
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

/** Identifies the saved line. */
const ownOf = ({ id, editId }: QuotedLine) => ({ id, ...(editId !== null && { editId }) })
