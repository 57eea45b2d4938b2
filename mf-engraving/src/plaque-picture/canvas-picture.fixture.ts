import { Layer } from 'konva/lib/Layer'
import { Stage } from 'konva/lib/Stage'
import type { PlaqueLayout } from '@portal/plaque'
import { drawGround, drawInk } from './draw-plaque'
import { loadPhoto } from './photo-image'
import { ARTWORK_RATIO } from './toned-photo'

/** Half a pixel more, for the canvas leaves out what is not a whole one. */
const pixels = (units: number) => (Math.round(units * ARTWORK_RATIO) + 0.5) / ARTWORK_RATIO

/** The editor's preview as large as the stored artwork, to be compared with it. */
export async function canvasPicture(layout: PlaqueLayout, photoUrl: string | null): Promise<Blob> {
  const { stage: size, photo } = layout
  const image = photo && photoUrl !== null ? await loadPhoto(photoUrl) : null
  const stage = new Stage({ container: document.createElement('div'), ...size, listening: false })
  try {
    const layer = new Layer({ listening: false })
    layer.add(drawGround(layout, image), drawInk(layout))
    stage.add(layer)
    const whole = { x: 0, y: 0, width: pixels(size.width), height: pixels(size.height) }
    return await stage.toBlob({ ...whole, pixelRatio: ARTWORK_RATIO, mimeType: 'image/png' })
  } finally {
    stage.destroy()
  }
}
