import { hasPhoto, stageSize } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines, plaqueSvg } from '@portal/plaque'
import sharp from 'sharp'
import { ARTWORK } from '../bookings/artwork.data'
import { draftOf, picturesOf, plaqueOf } from '../bookings/engravings'
import { Canvas } from '../draw/canvas'
import { petPhoto } from '../draw/photo'

const WIDTH = 1080
const COATS = ['#8c7a66', '#6f6a63', '#b08d57', '#4f4a46']

/** The artwork of a booking's plaque or its photo, as PNG; null when the name is neither's. */
export async function engravingPicture(number = '', name = ''): Promise<Uint8Array | null> {
  const { artwork, photo } = picturesOf(number)
  if (name === artwork) return artworkPng(number)
  return name === photo ? photoPng(number) : null
}

async function artworkPng(number: string): Promise<Uint8Array | null> {
  const artwork = ARTWORK[number]
  const plaque = plaqueOf(artwork?.plaque)
  if (!artwork || !plaque || artwork.state === 'missing') return null
  const draft = draftOf(artwork, plaque)
  const outlines = await loadOutlines([draft.petName.font])
  const layout = layoutPlaque(plaque, { ...draft, hasPhoto: draft.photo !== null }, outlines)
  const photo = await photoPng(number)
  const photoHref = photo ? `data:image/png;base64,${Buffer.from(photo).toString('base64')}` : null
  const svg = plaqueSvg(layout, photoHref === null ? {} : { photoHref })
  const { width, height } = stageSize(plaque)
  const sized = svg.replace('<svg ', `<svg width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}" `)
  return sharp(Buffer.from(sized)).png().toBuffer()
}

async function photoPng(number: string): Promise<Uint8Array | null> {
  const artwork = ARTWORK[number]
  const plaque = plaqueOf(artwork?.plaque)
  if (!plaque || !hasPhoto(plaque) || artwork?.state === 'missing') return null
  const [across = 1, down = 1] = plaque.PhotoSize.split('x').map((side) => Number(side) * 180)
  const canvas = new Canvas(across, down)
  const coat = COATS[Number(number) % COATS.length] ?? '#8c7a66'
  return sharp(Buffer.from(canvas.svg('Photo of the pet', petPhoto(canvas, 0, 0, across, down, coat))))
    .png()
    .toBuffer()
}
