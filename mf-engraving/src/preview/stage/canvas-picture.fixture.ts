import { Stage } from 'konva/lib/Stage'
import type { PlaqueLayout } from '@portal/plaque'
import { loadPhoto } from '../plaque-picture/photo-image'
import { renderScene } from './render-scene'
import { ARTWORK_RATIO } from './toned-photo'

/** Half a pixel more, since the canvas drops fractions. */
const pixels = (units: number) => (Math.round(units * ARTWORK_RATIO) + 0.5) / ARTWORK_RATIO

/** The editor's stage in the size of the saved artwork, for comparison. */
export async function canvasPicture(layout: PlaqueLayout, photoUrl: string | null): Promise<Blob> {
  const { stage: size, photo } = layout
  const cropped = photo && photoUrl !== null ? await loadPhoto(photoUrl) : null
  const stage = new Stage({ container: document.createElement('div'), ...size })
  const scene = renderScene(stage, (fault) => {
    throw fault
  })
  try {
    scene.show({ layout, cropped, movable: null }, 1)
    const whole = { x: 0, y: 0, width: pixels(size.width), height: pixels(size.height) }
    return await stage.toBlob({ ...whole, pixelRatio: ARTWORK_RATIO, mimeType: 'image/png' })
  } finally {
    scene.close()
  }
}
