import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey, toApiError } from '@portal/api-client'
import { approveEngraving, getEngraving } from '@portal/api-client/contract/engraving'
import { ArtworkFailure, saveArtwork } from '@portal/api-client/save-artwork'
import type { Engraving } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'
import type { Design } from '../editor/design'
import { newPhoto } from '../editor/design'
import { finishFailure } from './finish-errors'

interface Work {
  readonly engraving: Engraving
  readonly productId: string
  /** The version that a save replaces. */
  readonly version: number
  /** The words are saved as this version, their pictures are not. */
  readonly onHalfway: (version: number) => void
  readonly onDone: () => void
}

/**
 * Saves the changed artwork and approves the very picture that was saved [ENG-16, ENG-50, OPEN-67]. Each part can be
 * repeated: the next try goes on where this one stopped.
 */
export function useFinish({ engraving, productId, version, onHalfway, onDone }: Work) {
  const { api, report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const approve = useWrite(approveEngraving)
  const [saving, setSaving] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOutdated, setOutdated] = useState(false)
  const { bookingId, quotedProductId: lineId } = engraving
  const params = { id: bookingId, lineId }
  const key = apiKey(getEngraving, { params })
  const finish = async (design: Design, artwork: Blob) => {
    if (saving) return
    setSaving('Saving the artwork')
    setFailure(null)
    setOutdated(false)
    try {
      const pictures = { artwork, photo: newPhoto(design) }
      const work = { bookingId, lineId, editId: lineId, productId, draft: design.draft, pictures }
      const { current } = await saveArtwork({ ...work, version }, { api, onProgress: setSaving })
      if (!current?.sha256) throw new Error('The artwork was saved without its picture')
      setSaving('Approving')
      await mutate(key, await approve({ params, version: current.version, body: { sha256: current.sha256 } }), false)
      onDone()
    } catch (fault) {
      const error = toApiError(fault instanceof ArtworkFailure ? fault.cause : fault)
      // The words are a version already: others go upon it.
      if (fault instanceof ArtworkFailure && fault.saved) onHalfway(fault.saved.version)
      report(error, { action: 'save artwork', bookingId })
      setOutdated(error.kind === 'version')
      if (error.kind === 'version') await mutate(key)
      else setFailure(finishFailure(error))
    }
    setSaving(null)
  }
  return { finish, saving, failure, isOutdated }
}
