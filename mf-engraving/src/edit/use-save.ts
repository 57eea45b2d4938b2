import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey, invalidate, toApiError } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { getEngraving, saveEngravingFiles } from '@portal/api-client/contract/engraving'
import { ArtworkFailure, saveArtwork } from '@portal/api-client/save-artwork'
import type { Engraving } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'
import type { Design } from '../editor/design'
import { newPhoto } from '../editor/design'
import { saveFailure } from './save-errors'

interface Work {
  readonly engraving: Engraving
  readonly productId: string
  /** The version that a save replaces. */
  readonly version: number
  /** The words are saved as this version, their artwork is not drawn. */
  readonly onHalfway: (version: number) => void
  /** All of it is: what is approved is what was saved. */
  readonly onSaved: (version: number, design: Design) => void
}

/**
 * Saves the changed words and photo, of which the server draws the artwork [ENG-16, ENG-50]. Each part can be
 * repeated: the next try goes on where this one stopped.
 */
export function useSave({ engraving, productId, version, onHalfway, onSaved }: Work) {
  const { api } = usePortalHost()
  const sendFiles = useWrite(saveEngravingFiles)
  const { saving, setSaving, failure, run } = useRun(engraving)
  const [isAsking, setAsking] = useState(false)
  const { bookingId, quotedProductId: lineId } = engraving
  /** Answers what is stored; null when it is not. */
  const save = (design: Design, askOwner: boolean): Promise<Engraving | null> =>
    run(async () => {
      setAsking(false)
      const work = { bookingId, lineId, editId: lineId, productId, draft: design.draft, photo: newPhoto(design) }
      try {
        const saved = await saveArtwork({ ...work, version, askOwner }, { api, onProgress: setSaving })
        onSaved(saved.version, design)
        return saved
      } catch (fault) {
        if (!(fault instanceof ArtworkFailure)) throw fault
        // The words are a version already: others go upon it.
        if (fault.saved) onHalfway(fault.saved.version)
        throw fault.cause
      }
    }, askOwner)
  /** Asks the owner about what is stored, which stays the version that it is. */
  const ask = (): Promise<Engraving | null> => {
    setAsking(true)
    return run(() => {
      const body = { product_id: productId, engraving_files: { imageOptionsUrl: null }, ask_owner: true }
      return sendFiles({ params: { id: bookingId, lineId }, version: engraving.version, body })
    }, true)
  }
  return { save, ask, saving: isAsking ? null : saving, isAsking: isAsking && saving !== null, failure }
}

/** One thing at a time, with its progress, and why it was not done. */
function useRun({ bookingId, quotedProductId: lineId }: Engraving) {
  const { report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const [saving, setSaving] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const key = apiKey(getEngraving, { params: { id: bookingId, lineId } })
  const run = async (work: () => Promise<Engraving>, isLast: boolean): Promise<Engraving | null> => {
    if (saving) return null
    setSaving('Saving the artwork')
    setFailure(null)
    try {
      const saved = await work()
      await mutate(key, saved, false)
      await invalidate(mutate, getBooking)
      // Whoever asks the owner leaves with it.
      if (!isLast) setSaving(null)
      return saved
    } catch (fault) {
      const error = toApiError(fault)
      report(error, { action: 'save artwork', bookingId })
      // Another's version comes to the page, which asks.
      if (error.kind === 'version') await mutate(key)
      else setFailure(saveFailure(error))
      setSaving(null)
      return null
    }
  }
  return { saving, setSaving, failure, run }
}
