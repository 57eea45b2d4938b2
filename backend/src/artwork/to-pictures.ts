import { PNG_QUALITY } from '@portal/domain/plaque'
import type { DrawnArtwork } from './drawing'

export type Pictures = Pick<DrawnArtwork, 'png' | 'webp'>

/** Wide enough for a phone's screen, small enough for a slow connection. */
const SCREEN_WIDTH = 720

/** Renders one of our SVGs as PNG, and as a smaller WebP for the screen. */
export async function toPictures(svg: string): Promise<Pictures> {
  // Loaded on first use, since drawings are rare.
  const { default: sharp } = await import('sharp')
  // Without sharp's size limit for the photo inside: the server wrote SVG and photo.
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  const [png, webp] = await Promise.all([
    // PNG is lossless: the quality applies to the WebP only [ENG-53].
    drawn.clone().png().toBuffer(),
    drawn
      .clone()
      .resize({ width: SCREEN_WIDTH })
      .webp({ quality: PNG_QUALITY * 100 })
      .toBuffer(),
  ])
  return { png, webp }
}
