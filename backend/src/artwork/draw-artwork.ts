import { IMAGE_CAP, PLAQUE_TEXTS, PNG_QUALITY } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines, plaqueSvg } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import type { ArtworkJob, Drawing } from './drawing'

/** Wide enough for a phone's whole screen, light enough for a slow line. */
const SCREEN_WIDTH = 720

/** Draws a plaque's artwork from its record alone: nothing of it was made by a page [ENG-50..53]. */
export async function drawArtwork({ entry, design, photo }: ArtworkJob): Promise<Drawing> {
  const outlines = await loadOutlines(PLAQUE_TEXTS.map((field) => design[field].font))
  const layout = layoutPlaque(entry, { ...design, hasPhoto: photo !== null }, outlines)
  return layout.refusals.length > 0 ? { refusals: layout.refusals } : picturesOf(layout, photo)
}

async function picturesOf(layout: PlaqueLayout, photo: Uint8Array | null) {
  const { width, height } = layout.stage
  const size = { width: IMAGE_CAP, height: Math.round((IMAGE_CAP * height) / width) }
  const svg = plaqueSvg(layout, { size, ...(photo && { photoHref: pngHref(photo) }) })
  // Loaded on first use, since pictures are rare.
  const { default: sharp } = await import('sharp')
  // Without a limit for the photo in it: both were written by the server.
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  const [png, screen] = await Promise.all([
    // A PNG loses nothing: the quality is the other picture's alone [ENG-53].
    drawn.clone().png().toBuffer(),
    drawn
      .clone()
      .resize({ width: SCREEN_WIDTH })
      .webp({ quality: PNG_QUALITY * 100 })
      .toBuffer(),
  ])
  return { png, screen }
}

/** A PNG as an address that holds it. */
const pngHref = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`
