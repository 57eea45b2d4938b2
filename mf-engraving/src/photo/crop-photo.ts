import { IMAGE_CAP } from '@portal/domain/plaque'
import type { DraftPhoto } from '@portal/domain/plaque'
import { within } from './photo-limits'
import type { ReadPhoto } from './worker-messages'

/** Loses nothing visible; the engraving is coarser than the photo. */
const JPEG_QUALITY = 0.92

/** The cropped and turned photo, with a longer side of at most 1080 [ENG-52], as JPEG or PNG [OPEN-82]. */
export async function cropPhoto(
  { picture, size }: ReadPhoto,
  { croppedAreaPixels: area, rotation }: Pick<DraftPhoto, 'croppedAreaPixels' | 'rotation'>,
): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const toPicture = bitmap.width / size.width
  const cut = within({ width: area.width * toPicture, height: area.height * toPicture }, IMAGE_CAP)
  const canvas = new OffscreenCanvas(cut.width, cut.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.scale(cut.width / area.width, cut.height / area.height)
  context.translate(-area.x, -area.y)
  const isOnSide = rotation % 180 !== 0
  const [across, down] = isOnSide ? [size.height, size.width] : [size.width, size.height]
  context.translate(across / 2, down / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(bitmap, -size.width / 2, -size.height / 2, size.width, size.height)
  bitmap.close()
  return smallerOf([
    await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }),
    await canvas.convertToBlob({ type: 'image/png' }),
  ])
}

/** A photo is smaller as JPEG; a drawing of few colours is smaller as PNG, and keeps its edges. */
export const smallerOf = ([jpeg, png]: readonly [jpeg: Blob, png: Blob]): Blob => (png.size < jpeg.size ? png : jpeg)
