import { IMAGE_CAP, PLAQUE_TEXTS, plaqueCentimetres } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines, plaqueSvg } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { sha256 } from './sha256'
import type { ArtworkJob, DrawnArtwork, Drawing } from './drawing'
import { toPictures } from './to-pictures'
import type { Pictures } from './to-pictures'
import { tonedPhotos } from './toned-photo'
import type { TonedPhoto } from './toned-photo'
import { workshopPdf } from './workshop-pdf'

/** Draws a plaque's artwork from its record only; pages draw nothing [ENG-50..53]. */
export async function drawArtwork({ entry, design, photo, name }: ArtworkJob): Promise<Drawing> {
  const outlines = await loadOutlines(PLAQUE_TEXTS.map((field) => design[field].font))
  const layout = layoutPlaque(entry, { ...design, hasPhoto: photo !== null }, outlines)
  if (layout.refusals.length > 0) return { refusals: layout.refusals }
  const toned = photo && (await tonedPhotos(photo, layout))
  const [pictures, whole] = await Promise.all([picturesOf(layout, (await toned?.drawn) ?? null), toned?.whole ?? null])
  const about = aboutOf(name, pictures.png)
  return { ...pictures, ...(await workshopFiles(layout, { ...about, photo: whole, entry })) }
}

function picturesOf(layout: PlaqueLayout, photo: TonedPhoto | null): Promise<Pictures> {
  const { width, height } = layout.stage
  const size = { width: IMAGE_CAP, height: Math.round((IMAGE_CAP * height) / width) }
  return toPictures(plaqueSvg(layout, { size, ...photoOf(photo) }))
}

interface DocumentInfo {
  readonly title: string
  readonly words: string
  readonly at: Date
}

/** Metadata of the workshop's files. */
function aboutOf({ bookingId, lineId, version, at }: ArtworkJob['name'], png: Uint8Array): DocumentInfo {
  const title = `Booking ${bookingId}, line ${lineId}, version ${version}`
  return { title, words: `${title}. SHA-256 of its picture: ${sha256(png)}`, at }
}

async function workshopFiles(
  layout: PlaqueLayout,
  { entry, photo, title, words, at }: DocumentInfo & Pick<ArtworkJob, 'entry'> & { readonly photo: TonedPhoto | null },
): Promise<Pick<DrawnArtwork, 'svg' | 'pdf'>> {
  const size = plaqueCentimetres(entry)
  const svg = plaqueSvg(layout, {
    size: { width: `${size.width}cm`, height: `${size.height}cm` },
    title,
    metadata: words,
    isCut: true,
    ...photoOf(photo),
  })
  return { svg: Buffer.from(svg), pdf: await workshopPdf(layout, { size, photo, title, words, at }) }
}

/** The photo as a data URL. */
function photoOf(photo: TonedPhoto | null) {
  return photo && { photoHref: `data:${photo.type};base64,${photo.bytes.toString('base64')}`, isToned: true }
}
