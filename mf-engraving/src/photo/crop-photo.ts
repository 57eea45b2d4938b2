import { IMAGE_CAP, PNG_QUALITY } from '@portal/domain/plaque'
import type { DraftPhoto } from '@portal/domain/plaque'
import { within } from './photo-limits'
import type { ReadPhoto } from './worker-messages'

/** The cropped and turned photo as a PNG whose longer side is at most 1080 [ENG-52]. */
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
  // PNG is lossless: the quality has no effect.
  return canvas.convertToBlob({ type: 'image/png', quality: PNG_QUALITY })
}
