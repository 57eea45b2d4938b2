import { IMAGE_CAP } from '@portal/domain/plaque'
import { LUMA, channelsOf } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'

/** A photo in the tones of its plaque. */
export interface TonedPhoto {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Buffer
}

interface TonedPhotos {
  /** In the resolution of the artwork. */
  readonly drawn: Promise<TonedPhoto>
  /** In full resolution, for the workshop. */
  readonly whole: Promise<TonedPhoto>
}

/** The loss is invisible, and librsvg reads it in half the time of a PNG. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const

/** Tones the pixels instead of using a filter: PDF has no filters, and workshop programs ignore them. */
export async function tonedPhotos(photo: Uint8Array, layout: PlaqueLayout): Promise<TonedPhotos> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(photo)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isOpaque = tone(data, layout.finish.tones)
  const toned = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  const written = async (picture: typeof toned): Promise<TonedPhoto> =>
    isOpaque
      ? { type: 'image/jpeg', bytes: await picture.removeAlpha().jpeg(JPEG).toBuffer() }
      : { type: 'image/png', bytes: await picture.png().toBuffer() }
  const { width = 1, height = 1 } = layout.photo?.box ?? {}
  const pixels = (units: number) => Math.max(1, Math.round((units * IMAGE_CAP) / layout.stage.width))
  return {
    drawn: written(toned.clone().resize({ width: pixels(width), height: pixels(height), fit: 'fill' })),
    whole: written(toned.clone()),
  }
}

/**
 * Maps RGBA pixels to the tones of the metal, from darkest to lightest; porcelain keeps its colours. Returns whether
 * all pixels are opaque.
 */
function tone(pixels: Uint8Array, tones: PlaqueLayout['finish']['tones']): boolean {
  const tables = tones && tablesOf(tones)
  const [red, green, blue] = LUMA
  let isOpaque = true
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] !== 255) isOpaque = false
    if (tables === null) continue
    const light = Math.round(red * (pixels[at] ?? 0) + green * (pixels[at + 1] ?? 0) + blue * (pixels[at + 2] ?? 0))
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = tables[channel]?.[light] ?? 0
  }
  return isOpaque
}

/** Lookup tables from brightness to red, green and blue. */
function tablesOf([dark, light]: readonly [string, string]): Uint8ClampedArray[] {
  const to = channelsOf(light)
  return channelsOf(dark).map((from, channel) =>
    Uint8ClampedArray.from({ length: 256 }, (_, at) => (from + ((to[channel] ?? from) - from) * (at / 255)) * 255),
  )
}
