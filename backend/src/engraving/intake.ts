import { IMAGE_CAP, cropAspect, stageSize } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import { readPng } from './png'
import type { PngError } from './png'

const MOST_PIXELS = 4096 * 4096
const SECONDS = 10
/** How far a crop's sides may be from its plaque's, since they are whole pixels. */
const ASPECT_TOLERANCE = 0.03

export type PictureKind = 'artwork' | 'photo'
export type PictureError = PngError | 'otherSize'

/** An uploaded picture made anew, or why it is refused: what is kept was written by the server [OPEN-82]. */
export async function takePng(
  file: Uint8Array,
  kind: PictureKind,
  entry: PlaqueConfigEntry,
): Promise<Uint8Array | PictureError> {
  const png = readPng(file)
  if (typeof png === 'string') return png
  if (!isSized(png, kind, entry)) return 'otherSize'
  return encodedAnew(png.bytes).catch(() => 'broken')
}

/** The artwork is as wide as every artwork and as high as its plaque asks; a photo has the sides of its place. */
function isSized({ width, height }: Size, kind: PictureKind, entry: PlaqueConfigEntry): boolean {
  if (kind === 'artwork') {
    const stage = stageSize(entry)
    return width === IMAGE_CAP && Math.abs(height - (IMAGE_CAP * stage.height) / stage.width) <= 1
  }
  const aspect = cropAspect(entry)
  return aspect !== null && Math.abs(width / height / aspect - 1) <= ASPECT_TOLERANCE
}

async function encodedAnew(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .resize({ width: IMAGE_CAP, height: IMAGE_CAP * 4, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}
