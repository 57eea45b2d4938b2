import { Layer } from 'konva/lib/Layer'
import { Stage } from 'konva/lib/Stage'
import { PNG_QUALITY } from '@portal/domain/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { drawGround, drawInk } from './draw-plaque'
import { loadPhoto } from './photo-image'
import { ARTWORK_RATIO } from './toned-photo'

/** Half a pixel more, for the canvas leaves out what is not a whole one. */
const pixels = (units: number) => (Math.round(units * ARTWORK_RATIO) + 0.5) / ARTWORK_RATIO

/**
 * The picture that is stored and approved: drawn beside the screen, 1080 pixels wide, so that it is the same on every
 * screen [ENG-51..53]. Rejects when a word cannot be engraved, the photo is missing or nothing can be drawn.
 */
export async function exportArtwork(layout: PlaqueLayout, photoUrl: string | null): Promise<Blob> {
  const { stage: size, refusals, photo } = layout
  if (refusals.length > 0) throw new Error('A word cannot be engraved')
  if (photo && photoUrl === null) throw new Error('The photo is missing')
  const image = photo && photoUrl !== null ? await loadPhoto(photoUrl) : null
  const stage = new Stage({ container: document.createElement('div'), ...size, listening: false })
  try {
    const layer = new Layer({ listening: false })
    layer.add(drawGround(layout, image), drawInk(layout))
    stage.add(layer)
    return await stage.toBlob({
      x: 0,
      y: 0,
      width: pixels(size.width),
      height: pixels(size.height),
      pixelRatio: ARTWORK_RATIO,
      mimeType: 'image/png',
      // As specified, though a PNG loses nothing and takes no notice of it [ENG-53].
      quality: PNG_QUALITY,
    })
  } finally {
    stage.destroy()
  }
}
