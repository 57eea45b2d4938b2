import { isZeroSize } from './config'
import type { PlaqueConfigEntry } from './config'

/** Constants of the specification [ENG-51..56, OPEN-73]. */
export const CANVAS_WIDTH = 500
export const IMAGE_CAP = 1080
export const PNG_QUALITY = 0.85
export const PIXELS_PER_CM = 37.795
export const FONT_SCALE = 0.8
export const PHOTO_LONGER_SIDE = 398

/** The largest picture that may be chosen: stated, not enforced in the page [ENG-43]. */
export const MOST_PHOTO_MEGABYTES = 20
/** How long Apply takes to show the cropped picture [ENG-46]. */
export const APPLY_DELAY_MS = 2000

/** A width and a height; the unit is the caller's. */
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

/** "W x H" in cm; null for "0", and for what is no such size. */
export const centimetres = (text: string): Size | null => sizeIn(text, CENTIMETRES)

/** Dimensions that are set but are no size [ENG-30]. */
export const isOddPlaqueSize = ({ Dimensions }: Pick<PlaqueConfigEntry, 'Dimensions'>) => isOdd(Dimensions)

/** A photo size that is set but is no size [ENG-31]. */
export const isOddPhotoSize = ({ PhotoSize }: Pick<PlaqueConfigEntry, 'PhotoSize'>) => isOdd(PhotoSize)

/** It can be said how large the plaque is made. */
export const hasPlaqueSize = (entry: Pick<PlaqueConfigEntry, 'Dimensions'>) => !isOddPlaqueSize(entry)

const isOdd = (text: string) => !isZeroSize(text) && centimetres(text) === null

/** The stage in units: 500 wide, as high as the plaque's ratio asks; 2:1 when it tells none. */
export function stageSize({ Ratios }: Pick<PlaqueConfigEntry, 'Ratios'>): Size {
  const { width, height } = sizeIn(Ratios, RATIO) ?? { width: 2, height: 1 }
  return { width: CANVAS_WIDTH, height: (CANVAS_WIDTH * height) / width }
}

/** How large a plaque is made, in cm; of one that tells none its stage, at 37.795 units a centimetre [ENG-54]. */
export function plaqueCentimetres(entry: Pick<PlaqueConfigEntry, 'Dimensions' | 'Ratios'>): Size {
  const { width, height } = stageSize(entry)
  return centimetres(entry.Dimensions) ?? { width: width / PIXELS_PER_CM, height: height / PIXELS_PER_CM }
}

/** Width through height of the crop, from the photo's size in cm; null when it has none. */
export function cropAspect({ PhotoSize }: Pick<PlaqueConfigEntry, 'PhotoSize'>): number | null {
  const size = centimetres(PhotoSize)
  return size && size.width / size.height
}

/** Below this a photo looks coarse when engraved. */
export const LEAST_DPI = 150

/** Dots per inch of a photo: the cropped pixels of the source over the photo's width in inches. */
export function photoDpi(croppedPixels: Size, { PhotoSize }: Pick<PlaqueConfigEntry, 'PhotoSize'>): number | null {
  const size = centimetres(PhotoSize)
  return (
    size &&
    Math.min(croppedPixels.width / (size.width / CM_PER_INCH), croppedPixels.height / (size.height / CM_PER_INCH))
  )
}
