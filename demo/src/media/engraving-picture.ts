import { hasPhoto } from '@portal/domain/plaque'
import { drawArtwork } from 'backend'
import sharp from 'sharp'
import { ARTWORK } from '../bookings/artwork.data'
import { draftOf, pictureNamesOf, plaqueOf } from '../bookings/engravings'
import { Canvas } from '../draw/canvas'
import { petPhoto } from '../draw/photo'

/** A fixed time keeps the files the same at every reset. */
const SAVED = new Date('2026-01-01T00:00:00Z')
const COATS = ['#8c7a66', '#6f6a63', '#b08d57', '#4f4a46']

const ENDINGS = ['png', 'webp', 'svg', 'pdf'] as const
type ArtworkFiles = Awaited<ReturnType<typeof artworkOf>>
/** Cache of one artwork: its files are requested one after another. */
let last: { readonly number: string; readonly drawn: Promise<ArtworkFiles> } | null = null

/** A file of the booking's artwork, or its photo; null for an unknown name. */
export async function engravingPicture(number = '', name = '', ending = ''): Promise<Uint8Array | null> {
  const { artwork, photo } = pictureNamesOf(number)
  if (name === photo && ending === 'png') return photoPng(number)
  const kind = ENDINGS.find((each) => each === ending)
  if (name !== artwork || kind === undefined) return null
  if (last?.number !== number) last = { number, drawn: artworkOf(number) }
  const drawn = await last.drawn
  return drawn && drawn[kind]
}

/** Files of a booking's artwork, drawn as the server draws every artwork. */
async function artworkOf(number: string) {
  const artwork = ARTWORK[number]
  const entry = plaqueOf(artwork?.plaque)
  if (!artwork || !entry || artwork.state === 'missing') return null
  const name = { bookingId: number, lineId: `booking-${number}-line-1`, version: 1, at: SAVED }
  const drawn = await drawArtwork({ entry, design: draftOf(artwork, entry), photo: await photoPng(number), name })
  if ('refusals' in drawn) throw new Error(`The plaque of booking ${number} cannot be engraved`)
  return drawn
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
