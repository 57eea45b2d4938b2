import { IMAGE_CAP } from '@portal/domain/plaque'
import { LUMA, channelsOf } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'

/** A photo as it is engraved, in the tones of its plaque. */
export interface TonedPhoto {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Buffer
}

interface TonedPhotos {
  /** With as many pixels as the artwork shows of it. */
  readonly drawn: Promise<TonedPhoto>
  /** With all of its pixels, for the workshop. */
  readonly whole: Promise<TonedPhoto>
}

/** What is lost is not to be seen, and librsvg reads it in half the time of a PNG. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const

/** Toned here and not by a filter: a PDF has none, and workshops' programs leave them out. */
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
 * Gives pixels (red, green, blue, how much of them is there) the tones of the metal, from the darkest to the lightest;
 * porcelain keeps its colours. Whether all of them are wholly there.
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

/** For red, green and blue: what each brightness becomes. */
function tablesOf([dark, light]: readonly [string, string]): Uint8ClampedArray[] {
  const to = channelsOf(light)
  return channelsOf(dark).map((from, channel) =>
    Uint8ClampedArray.from({ length: 256 }, (_, at) => (from + ((to[channel] ?? from) - from) * (at / 255)) * 255),
  )
}
