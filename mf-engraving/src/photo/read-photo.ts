import { pictureHeader } from './picture-header'
import type { PictureHeader } from './picture-header'
import { refusedByHeader, refusedSize, within, WORKING_SIDE } from './photo-limits'
import type { PhotoAnswer } from './worker-messages'

/**
 * Reads a file as a photo: its header, then its first frame or page, upright and no larger than needed. The size comes
 * from the decoded picture, since browsers turn some pictures unlike their headers.
 */
export async function readPhoto(file: Blob): Promise<PhotoAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = pictureHeader(bytes)
  const refusal = refusedByHeader(bytes, header)
  if (refusal || !header) return { refusal: refusal ?? 'otherKind' }
  const bitmap = await decoded(bytes, header).catch(() => null)
  if (!bitmap) return { refusal: header.kind === 'heic' ? 'heic' : 'broken' }
  const size = { width: bitmap.width, height: bitmap.height }
  const unfit = refusedSize(size)
  return unfit ? { refusal: unfit } : { photo: { picture: await drawn(bitmap), size } }
}

async function decoded(bytes: Uint8Array<ArrayBuffer>, header: PictureHeader): Promise<ImageBitmap> {
  if (header.kind === 'tiff') {
    const { tiffPage } = await import(/* webpackChunkName: "tiff" */ './tiff-page')
    return createImageBitmap(tiffPage(bytes), { imageOrientation: 'none' })
  }
  const blob = new Blob([bytes], { type: `image/${header.kind}` })
  return createImageBitmap(blob, { imageOrientation: 'from-image' })
}

/** On white, as transparent parts are not engraved. */
async function drawn(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = within(bitmap, WORKING_SIDE)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
}
