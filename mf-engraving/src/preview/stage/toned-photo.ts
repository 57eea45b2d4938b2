import { CANVAS_WIDTH, IMAGE_CAP } from '@portal/domain/plaque'
import type { Size } from '@portal/domain/plaque'
import { LUMA, channelsOf } from '@portal/plaque'
import type { Finish } from '@portal/plaque'
import { within } from '../../photo/photo-limits'

type Tones = Finish['tones']

/** Artwork pixels per unit of the stage [ENG-51, ENG-52]. */
export const ARTWORK_RATIO = IMAGE_CAP / CANVAS_WIDTH

/** Maps each pixel's brightness to a tone between the two. */
export function tone(pixels: Uint8ClampedArray, [dark, light]: NonNullable<Tones>): void {
  const [from, to] = [channelsOf(dark), channelsOf(light)]
  const span = (channel: number) => {
    const [least = 0, most = 0] = [from[channel], to[channel]]
    return [255 * least, most - least] as const
  }
  const [[red, toRed], [green, toGreen], [blue, toBlue]] = [span(0), span(1), span(2)]
  const [ofRed, ofGreen, ofBlue] = LUMA
  for (let at = 0; at < pixels.length; at += 4) {
    const brightness = ofRed * (pixels[at] ?? 0) + ofGreen * (pixels[at + 1] ?? 0) + ofBlue * (pixels[at + 2] ?? 0)
    pixels[at] = red + toRed * brightness
    pixels[at + 1] = green + toGreen * brightness
    pixels[at + 2] = blue + toBlue * brightness
  }
}

/** Last toned canvas by photo: text changes more often than photos. */
const known = new WeakMap<HTMLImageElement, { key: string; canvas: HTMLCanvasElement }>()

function painted(photo: HTMLImageElement, { width, height }: Size, tones: Tones): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * ARTWORK_RATIO)
  canvas.height = Math.round(height * ARTWORK_RATIO)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser gives no canvas for the photo')
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  if (tones) {
    const image = context.getImageData(0, 0, canvas.width, canvas.height)
    tone(image.data, tones)
    context.putImageData(image, 0, 0)
  }
  return canvas
}

/** A cropped photo in the finish's tones, at artwork size whatever the screen [ENG-52, ENG-56]. */
export function tonedPhoto(photo: HTMLImageElement, size: Size, tones: Tones): HTMLCanvasElement {
  const key = [size.width, size.height, ...(tones ?? [])].join()
  const found = known.get(photo)
  if (found?.key === key) return found.canvas
  const canvas = painted(photo, size, tones)
  known.set(photo, { key, canvas })
  return canvas
}

/** Longer side of the drawing while a photo moves: sharp enough meanwhile. */
const MOVED_SIDE = IMAGE_CAP

/** A whole photo in the finish's tones, for moving. */
export function tonedWhole(photo: HTMLImageElement, tones: Tones): HTMLCanvasElement {
  const { width, height } = within({ width: photo.naturalWidth, height: photo.naturalHeight }, MOVED_SIDE)
  return tonedPhoto(photo, { width: width / ARTWORK_RATIO, height: height / ARTWORK_RATIO }, tones)
}
