import { useState } from 'react'
import { getBooking } from '@portal/api-client/contract/booking'
import { saveEngravingFiles } from '@portal/api-client/contract/engraving'
import { ArtworkFailure, saveArtwork } from '@portal/api-client/save-artwork'
import type { Engraving } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { Notice } from '@portal/federation'
import { useWrite } from '@portal/writes'
import { newPhoto } from '../edit/design'
import type { Design } from '../edit/design'
import { useCare } from '../contact/use-care'
import { lineWrite } from '../line/line-calls'
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

const CHANNELS = { mail: 'by email', sms: 'by SMS' } as const

/** Notice for staff: how the owner was asked, or why they can't be reached. */
export function requestNotice({ owner, request, isSubmitted }: Engraving): Notice {
  const name = owner?.firstName || 'the owner'
  if (!isSubmitted) {
    return { tone: 'success', text: `The artwork is saved. We'll ask ${name} once the booking is submitted.` }
  }
  if (request?.problem === 'cannotOpen') {
    const why = owner?.phone ? 'their page needs an Australian phone number' : 'we have no phone number'
    return {
      tone: 'warning',
      text: `The artwork is saved, but ${name} cannot be asked online: ${why}. Once they agree, approve it for them.`,
    }
  }
  if (request?.problem) {
    const why = request.problem === 'noAddress' ? 'we have no email address or mobile number' : 'no message arrived'
    return {
      tone: 'warning',
      text: `The artwork is saved, but ${name} has not been told: ${why}. Call, or send the link.`,
    }
  }
  const channels = new Set(
    request?.messages.filter(({ isRefused }) => !isRefused).map(({ channel }) => CHANNELS[channel]),
  )
  if (channels.size === 0) return { tone: 'success', text: `The artwork is saved. We'll ask ${name} in two minutes.` }
  const how = ` ${[...channels].join(' and ')}`
  return { tone: 'success', text: `The artwork is saved, and we asked ${name}${how} to check it.` }
}
