import { IMAGE_CAP, cropAspect } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import { encodedAnew } from '../artwork/encode-anew'
import { MOST_SIDE, readPng } from '../artwork/png'
import type { PngError } from '../artwork/png'

const ASKED = { format: 'png', mostPixels: MOST_SIDE * MOST_SIDE, mostWidth: IMAGE_CAP } as const
/** Permitted deviation of a crop's aspect ratio, since its sides are whole pixels. */
const ASPECT_TOLERANCE = 0.03

export type PhotoError = PngError | 'otherSize'

/**
 * Re-encodes an uploaded photo, or returns why it is refused. Only pictures encoded by the server are stored [OPEN-82].
 */
export async function takePng(file: Uint8Array, entry: PlaqueConfigEntry): Promise<Uint8Array | PhotoError> {
  const png = readPng(file)
  if (typeof png === 'string') return png
  if (!isSized(png, entry)) return 'otherSize'
  return encodedAnew(png.bytes, ASKED).catch(() => 'broken')
}

/** Whether the photo has the aspect ratio of its place. */
function isSized({ width, height }: Size, entry: PlaqueConfigEntry): boolean {
  const aspect = cropAspect(entry)
  return aspect !== null && Math.abs(width / height / aspect - 1) <= ASPECT_TOLERANCE
}
