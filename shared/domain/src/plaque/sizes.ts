import { isZeroSize } from './config'
import type { PlaqueConfigEntry } from './config'

/** Constants of the specification [ENG-51..56, OPEN-73]. */
export const CANVAS_WIDTH = 500
export const IMAGE_CAP = 1080
export const PNG_QUALITY = 0.85
export const PIXELS_PER_CM = 37.795
export const FONT_SCALE = 0.8
export const PHOTO_LONGER_SIDE = 398

/** Largest photo, as stated to users; the page does not enforce it [ENG-43]. */
export const MOST_PHOTO_MEGABYTES = 20
/** Delay before Apply shows the cropped picture [ENG-46]. */
export const APPLY_DELAY_MS = 2000

/** A width and a height; the caller defines the unit. */
export interface Size {
  readonly width: number
  readonly height: number
}

const CM_PER_INCH = 2.54
const pair = (separator: string) =>
  new RegExp(String.raw`^\s*(\d+(?:\.\d+)?)\s*${separator}\s*(\d+(?:\.\d+)?)\s*$`, 'i')
const CENTIMETRES = pair('x')
const RATIO = pair(':')

function sizeIn(text: string, form: RegExp): Size | null {
  const [, width, height] = form.exec(text) ?? []
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? size : null
}

/** Parses "W x H" in cm; null for "0" and for other text. */
export const centimetres = (text: string): Size | null => sizeIn(text, CENTIMETRES)

/** Whether the dimensions are set but invalid [ENG-30]. */
export const isOddPlaqueSize = ({ Dimensions }: Pick<PlaqueConfigEntry, 'Dimensions'>) => isOdd(Dimensions)

/** Whether the photo size is set but invalid [ENG-31]. */
export const isOddPhotoSize = ({ PhotoSize }: Pick<PlaqueConfigEntry, 'PhotoSize'>) => isOdd(PhotoSize)

/** Whether the real size of the plaque is known. */
export const hasPlaqueSize = (entry: Pick<PlaqueConfigEntry, 'Dimensions'>) => !isOddPlaqueSize(entry)

const isOdd = (text: string) => !isZeroSize(text) && centimetres(text) === null

/** Size of the stage: 500 units wide, height by the plaque's ratio, or 2:1 without one. */
export function stageSize({ Ratios }: Pick<PlaqueConfigEntry, 'Ratios'>): Size {
  const { width, height } = sizeIn(Ratios, RATIO) ?? { width: 2, height: 1 }
  return { width: CANVAS_WIDTH, height: (CANVAS_WIDTH * height) / width }
}

/** Size of a plaque in cm; without dimensions, its stage at 37.795 units per cm [ENG-54]. */
export function plaqueCentimetres(entry: Pick<PlaqueConfigEntry, 'Dimensions' | 'Ratios'>): Size {
  const { width, height } = stageSize(entry)
  return centimetres(entry.Dimensions) ?? { width: width / PIXELS_PER_CM, height: height / PIXELS_PER_CM }
}

/** Aspect ratio of the crop, from the photo's size in cm; null without a photo. */
export function cropAspect({ PhotoSize }: Pick<PlaqueConfigEntry, 'PhotoSize'>): number | null {
  const size = centimetres(PhotoSize)
  return size && size.width / size.height
}

/** Below this a photo looks coarse when engraved. */
export const LEAST_DPI = 150

/** Dots per inch of a photo: cropped pixels per inch of the photo's size. */
export function photoDpi(croppedPixels: Size, { PhotoSize }: Pick<PlaqueConfigEntry, 'PhotoSize'>): number | null {
  const size = centimetres(PhotoSize)
  return (
    size &&
    Math.min(croppedPixels.width / (size.width / CM_PER_INCH), croppedPixels.height / (size.height / CM_PER_INCH))
  )
}
