import sharp from 'sharp'
import { ARTWORK } from '../bookings/artwork.data'
import { picturesOf, plaqueOf } from '../bookings/engravings'
import { artwork } from '../draw/artwork'
import { Canvas } from '../draw/canvas'
import { petPhoto } from '../draw/photo'

/** The artwork of a booking's plaque or its photo, as PNG; null when the name is neither's. */
export async function engravingPicture(number = '', name = ''): Promise<Uint8Array | null> {
  const { artwork: ofArtwork, photo: ofPhoto } = picturesOf(number)
  const svg = name === ofArtwork ? drawArtwork(number) : name === ofPhoto ? drawPhoto(number) : null
  return svg === null ? null : sharp(Buffer.from(svg)).resize({ width: 1080 }).png().toBuffer()
}

function drawArtwork(number: string): string | null {
  const of = ARTWORK[number]
  const plaque = plaqueOf(of?.plaque)
  if (!of || !plaque || of.state === 'missing') return null
  const [name, first, second] = of.words
  return artwork({
    name,
    first,
    second,
    colour: plaque.Color,
    ratios: plaque.Ratios,
    round: plaque.Shape === 'Oval',
    icon: plaque.Dimensions !== '0',
    photo: plaque.PhotoSize !== '0',
  })
}

function drawPhoto(number: string): string | null {
  const plaque = plaqueOf(ARTWORK[number]?.plaque)
  const [across, down] = (plaque?.PhotoSize ?? '').split('x').map(Number)
  if (!across || !down) return null
  const canvas = new Canvas(across * 100, down * 100)
  return canvas.svg('Photo of the pet', petPhoto(canvas, 0, 0, across * 100, down * 100, '#8c7a66'))
}
