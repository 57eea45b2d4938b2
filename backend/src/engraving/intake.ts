import { IMAGE_CAP, cropAspect } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import { encodedAnew } from '../artwork/encode-anew'
import { isJpeg, readJpeg } from '../artwork/jpeg'
import { MOST_SIDE, readPng } from '../artwork/png'
import type { PngError } from '../artwork/png'

const LIMITS = { mostPixels: MOST_SIDE * MOST_SIDE, mostWidth: IMAGE_CAP } as const
/** Above the quality that pages send, so that encoding again loses nothing visible. */
const JPEG_QUALITY = 95
/** Permitted deviation of a crop's aspect ratio, since its sides are whole pixels. */
const ASPECT_TOLERANCE = 0.03

export type PhotoError = Exclude<PngError, 'notPng'> | 'otherKind' | 'otherSize'

/** A photo encoded by the server. */
export interface EncodedPhoto {
  readonly ending: 'png' | 'jpg'
  readonly bytes: Uint8Array
}

/**
 * Re-encodes an uploaded JPEG or PNG in its format, or returns the error of a refused photo. Only pictures encoded by the
 * server are stored [OPEN-82]. The format is read from the first bytes, not from the declared type.
 */
export async function takePhoto(file: Uint8Array, entry: PlaqueConfigEntry): Promise<EncodedPhoto | PhotoError> {
  const isPhoto = isJpeg(file)
  const picture = isPhoto ? readJpeg(file, MOST_SIDE) : readPng(file)
  if (picture === 'notPng') return 'otherKind'
  if (typeof picture === 'string') return picture
  if (!isSized(picture, entry)) return 'otherSize'
  const options = { ...LIMITS, format: isPhoto ? 'jpeg' : 'png', quality: JPEG_QUALITY } as const
  const bytes = await encodedAnew(picture.bytes, options).catch(() => null)
  return bytes === null ? 'broken' : { ending: isPhoto ? 'jpg' : 'png', bytes }
}

/** Whether the photo has the aspect ratio of its place. */
function isSized({ width, height }: Size, entry: PlaqueConfigEntry): boolean {
  const aspect = cropAspect(entry)
  return aspect !== null && Math.abs(width / height / aspect - 1) <= ASPECT_TOLERANCE
}
