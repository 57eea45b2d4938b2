import { freshDraft, hasDimensions, hasPhoto, plaqueCentimetres, PlaqueConfigSchema } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines, productBody } from '@portal/plaque'
import type { PlaqueDesign, PlaqueLayout } from '@portal/plaque'
import sharp from 'sharp'
import { parse } from 'valibot'
import { PLAQUE_CONFIG } from '../catalogue/plaques.data'
import { Canvas, group, rect } from '../draw/canvas'
import { petPhoto } from '../draw/photo'

/** Size of every product picture, in pixels. */
const SIDE = 600
/** Widest and narrowest plaque in a picture: small plaques are enlarged, so that their text can be read. */
const WIDEST = 520
const NARROWEST = 390
const TALLEST = 400
const LARGEST_CM = 12

const HEARTS: ReadonlySet<string> = new Set(['plaque-oval-portrait', 'plaque-oval-small'])

export const PLAQUE_ENTRIES: readonly PlaqueConfigEntry[] = parse(PlaqueConfigSchema, {
  Config_File: PLAQUE_CONFIG,
}).Config_File

/** Sample text for the catalogue, in the font and sizes of a new draft. */
function designOf(entry: PlaqueConfigEntry): PlaqueDesign {
  const fresh = freshDraft(entry, 'Bella')
  const icon = HEARTS.has(entry.SugarID) ? 'Heart' : 'Dog Paw'
  return {
    ...fresh,
    primaryText: { ...fresh.primaryText, text: 'Always beside us' },
    secondaryText: { ...fresh.secondaryText, text: entry.Text2_Max === 0 ? '' : '2010 – 2025' },
    icon: hasDimensions(entry) ? icon : 'None',
    hasPhoto: hasPhoto(entry),
  }
}

/** Data URL of the pet's photo. */
async function photoOf({ photo }: PlaqueLayout): Promise<string | undefined> {
  if (!photo) return undefined
  const [width, height] = [Math.round(photo.box.width * 1.2), Math.round(photo.box.height * 1.2)]
  const canvas = new Canvas(width, height)
  const svg = canvas.svg('Bella', petPhoto(canvas, 0, 0, width, height, '#8c7a66'))
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

function widthOf(entry: PlaqueConfigEntry): number {
  const { width, height } = plaqueCentimetres(entry)
  const most = (WIDEST * Math.min(width, LARGEST_CM)) / LARGEST_CM
  return Math.min(Math.max(NARROWEST, most), (TALLEST * width) / height)
}

/** SVG of the plaque for the catalogue. */
export async function plaquePicture(entry: PlaqueConfigEntry): Promise<string> {
  const design = designOf(entry)
  const layout = layoutPlaque(entry, design, await loadOutlines([design.petName.font]))
  const photoHref = await photoOf(layout)
  const scale = widthOf(entry) / layout.stage.width
  const [left, top] = [layout.stage.width, layout.stage.height].map((side) => (SIDE - side * scale) / 2)
  const canvas = new Canvas(SIDE, SIDE)
  const wall = canvas.linear(
    [
      [0, '#f4f0ea'],
      [0.62, '#ece6dd'],
      [0.74, '#e4ddd2'],
      [1, '#efeae2'],
    ],
    90,
  )
  const plaque = group(
    { transform: `translate(${String(left)} ${String(top)}) scale(${String(scale)})` },
    productBody(layout, photoHref === undefined ? {} : { photoHref }),
  )
  const picture = canvas.svg(entry.Product, rect(0, 0, SIDE, SIDE, wall), plaque)
  return picture.replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
}
