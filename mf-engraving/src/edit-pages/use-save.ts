import { useState } from 'react'
import { getBooking } from '@portal/api-client/contract/booking'
import { saveEngravingFiles } from '@portal/api-client/contract/engraving'
import { ArtworkFailure, saveArtwork } from '@portal/api-client/save-artwork'
import type { Engraving } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { useWrite } from '@portal/writes'
import type { Design } from '../edit/design'
import { newPhoto } from '../edit/design'
import { useCare } from '../contact/use-care'
import { lineWrite } from '../line/line-write'
import { saveFailure } from './save-errors'

interface SaveInput {
  readonly engraving: Engraving
  readonly productId: string
  /** The version that a save replaces. */
  readonly version: number
  /** Called when the text is saved as this version but its artwork is not drawn. */
  readonly onHalfway: (version: number) => void
  /** Called when all of the design is saved and can be approved. */
  readonly onSaved: (version: number, design: Design) => void
}

interface Save {
  readonly design: Design
  readonly askOwner: boolean
}

/**
 * Saves changed text and photo; the server draws the artwork from it [ENG-16, ENG-50]. Each part can be repeated: a
 * retry continues where the last one stopped.
 */
export function useSave({ engraving, productId, version, onHalfway, onSaved }: SaveInput) {
  const { api } = usePortalHost()
  const care = useCare()
  const [progress, setProgress] = useState('')
  const { params, options } = lineWrite(engraving, getBooking)
  const write = { action: 'save artwork', ...options }
  const send = async ({ design, askOwner }: Save) => {
    setProgress('Saving the artwork')
    const line = { bookingId: params.id, lineId: params.lineId, editId: params.lineId, productId, version }
    const work = { ...line, draft: design.draft, photo: newPhoto(design), askOwner }
    try {
      const saved = await saveArtwork(work, { api, onProgress: setProgress })
      onSaved(saved.version, design)
      return saved
    } catch (fault) {
      if (!(fault instanceof ArtworkFailure)) throw fault
      // The text already is a version; further changes are based on it.
      if (fault.saved) onHalfway(fault.saved.version)
      throw fault.cause
    }
  }
  const saving = useWrite(send, write)
  const asking = useWrite(saveEngravingFiles, write)
  const { failure, isOutdated } = asking.failure ? asking : saving
  return {
    /** Resolves to the saved engraving; undefined when it failed. */
    save: async (design: Design, askOwner: boolean) => (await saving.run({ design, askOwner })).answer,
    /** Asks the owner about the saved version. */
    ask: async () => {
      const body = { product_id: productId, engraving_files: { imageOptionsUrl: null }, ask_owner: true }
      return (await asking.run({ params, version: engraving.version, body })).answer
    },
    saving: saving.isBusy ? progress : null,
    isAsking: asking.isBusy,
    // A version conflict is shown by the page as a question.
    failure: failure && !isOutdated ? saveFailure(failure, care) : null,
  }
}
