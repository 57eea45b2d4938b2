import { useClientCare } from '@portal/booking-ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { usePortalHost } from '@portal/federation'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart, CartLineInput } from '@portal/slots/mf-catalog-cart'
import { useWrite } from '@portal/writes'
import { cartWrite } from '../data/cart-write'
import { saveFailure } from '../wording/save-failure'
import type { PlaqueData } from './PlaqueFinder'
import { useSaveArtwork } from './use-save-artwork'
import type { Artwork } from './use-save-artwork'

/** The artwork of a plaque inside a package [OPEN-155]: its line exists already and is never saved on its own. */
export function usePackagePlaque(cart: BookingCart, line: QuotedLine, onSaved: () => void) {
  const { notify } = usePortalHost()
  const care = useClientCare()
  const [plaque, find] = useState<PlaqueData | null>()
  const [isTouched, setTouched] = useState(false)
  const artworks = useSaveArtwork()
  const send = (artwork: Artwork) => artworks.save({ ...line, bookingId: cart.bookingId }, artwork)
  const action = 'Failed to save the artwork of a plaque in a package'
  const { run, isBusy, failure } = useWrite(send, { action, ...cartWrite(cart) })
  const notDone = `The artwork of the ${line.name} is not finished yet, and what you designed is still here.`
  const instead = `Choose another package, or call ${care}.`
  return {
    plaque,
    find,
    isTouched,
    touch: () => setTouched(true),
    isSaving: isBusy,
    progress: isBusy ? (artworks.progress ?? 'Saving') : null,
    failure: failure && saveFailure(failure, { notDone, care, instead }),
    finish: async (_: CartLineInput, artwork: Artwork) => {
      const { isDone } = await run(artwork)
      if (!isDone) return
      notify({ tone: 'success', text: `The artwork of the ${line.name} is finished.` })
      flushSync(onSaved)
    },
  }
}
