import { useState } from 'react'
import { usePortalHost } from '@portal/federation'
import type { PlaqueLayout } from '@portal/plaque'
import { exportArtwork } from '../plaque-picture/export-artwork'
import type { Design } from './design'

/** Draws the picture that is stored; answers null when it could not be made. */
export function useArtwork(layout: PlaqueLayout | null, { photo }: Design) {
  const { report } = usePortalHost()
  const [hasFailed, setFailed] = useState(false)
  const draw = async (): Promise<Blob | null> => {
    setFailed(false)
    try {
      if (!layout) throw new Error('No layout')
      return await exportArtwork(layout, photo?.cropped?.url ?? null)
    } catch (error) {
      setFailed(true)
      report(error, { action: 'draw artwork' })
      return null
    }
  }
  return { draw, hasFailed }
}
