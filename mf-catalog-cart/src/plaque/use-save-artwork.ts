import { useRef, useState } from 'react'
import type { EngravingDraft } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { SavedLine } from '@portal/slots/mf-catalog-cart'
import { useBookingReload } from '../data/use-booking-reload'

/** A designed plaque, with the version that it is based on. */
export interface Artwork {
  readonly draft: EngravingDraft
  readonly photo: Blob | null
  readonly version: number
}

/** Saves the artwork of a saved line; its code loads when needed. A retry continues where the last try stopped. */
export function useSaveArtwork() {
  const { api } = usePortalHost()
  const [progress, setProgress] = useState<string | null>(null)
  const reload = useReload()
  const tried = useRef<{ draft: string; version: number; next: number } | null>(null)
  const save = async (line: SavedLine, { draft, photo, version: opened }: Artwork) => {
    const { saveArtwork, readArtwork, ArtworkFailure } = await import(
      /* webpackChunkName: "save-artwork" */ '@portal/api-client/save-artwork'
    )
    const before = tried.current
    const isSame = before?.draft === JSON.stringify(draft)
    const version = isSame ? before.version : (before?.next ?? opened)
    tried.current = { draft: JSON.stringify(draft), version, next: before?.next ?? version }
    const { id: lineId, editId, bookingId, actualProductIdC } = line
    const work = { bookingId, lineId, editId: editId ?? lineId, productId: actualProductIdC ?? '', draft, photo }
    try {
      await saveArtwork({ ...work, version }, { api, onProgress: setProgress })
    } catch (error) {
      if (!(error instanceof ArtworkFailure)) throw error
      if (error.saved) tried.current.next = error.saved.version
      // A change by somebody else is reported once; the next try overwrites it.
      if (error.cause.kind === 'version') {
        const now = await readArtwork(work, api)
        tried.current = { draft: '', version, next: now.version }
      }
      throw error.cause
    } finally {
      setProgress(null)
    }
    await reload(bookingId)
  }
  return { save, progress }
}

function useReload() {
  const reload = useBookingReload()
  // The line is saved; a failed read of the booking does not change that.
  return (bookingId: string) => reload(bookingId).catch(() => undefined)
}
