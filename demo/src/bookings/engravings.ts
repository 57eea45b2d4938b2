import { createHash } from 'node:crypto'
import { addTime } from '@portal/domain'
import { parse } from 'valibot'
import { PlaqueConfigEntrySchema, hasDimensions, hasPhoto } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueConfigEntry } from '@portal/domain/plaque'
import { PLAQUE_CONFIG } from '../catalogue/plaques.data'
import type { DemoBooking, DemoEngraving } from '../types/booking'
import { ARTWORK } from './artwork.data'
import type { Artwork } from './artwork.data'
import { requestOf } from './requests'

/** File name that nobody can guess from the Booking ID. It is the same at every reset, so that a picture is drawn once. */
const fileNameOf = (what: string) => createHash('sha256').update(`demo ${what}`).digest('base64url').slice(0, 24)

export const pictureNamesOf = (number: string) => ({
  artwork: fileNameOf(`artwork ${number}`),
  photo: fileNameOf(`photo ${number}`),
})

export const plaqueOf = (productId: string | undefined): PlaqueConfigEntry | undefined =>
  PLAQUE_CONFIG.map((entry) => parse(PlaqueConfigEntrySchema, entry)).find(({ SugarID }) => SugarID === productId)

export function draftOf({ words, icon, font = 'Arial' }: Artwork, entry: PlaqueConfigEntry): EngravingDraft {
  const text = (words: string, size: number | null) => ({ text: words, size: size ?? 10, font })
  return {
    petName: text(words[0], entry.Name_Size),
    primaryText: text(words[1], entry.Text1_Size),
    secondaryText: text(words[2], entry.Text2_Size),
    icon: hasDimensions(entry) ? icon : 'None',
    iconPlacement: 'Left',
    photo: hasPhoto(entry) ? photoOf(entry) : null,
  }
}

/** Cut from the middle of a photo of 12 megapixels. */
function photoOf({ PhotoSize }: PlaqueConfigEntry): EngravingDraft['photo'] {
  const [across = 1, down = 1] = PhotoSize.split('x').map(Number)
  const croppedAreaPixels = { x: 600, y: 400, width: Math.round((2000 * across) / down), height: 2000 }
  return { fileImgSrc: 'photo.jpg', croppedAreaPixels, rotation: 0 }
}

export function engravingsOf(bookings: readonly DemoBooking[], today: Date): DemoEngraving[] {
  return Object.entries(ARTWORK).flatMap(([number, artwork]) => {
    const booking = bookings.find(({ orderId }) => String(orderId) === number)
    const line = booking?.lines.find(({ productId }) => productId === artwork.plaque)
    const plaque = plaqueOf(line?.productId)
    if (!booking || !line || !plaque) throw new Error(`Booking ${number} has no plaque`)
    if (artwork.state === 'missing') return []
    const { state, note, isLocked = false } = artwork
    const by = `${booking.owner?.firstName ?? ''} ${booking.owner?.lastName ?? ''}`.trim()
    const at = addTime(booking.dateEntered, 6, 'hour')
    return {
      id: `engraving-${number}`,
      bookingId: booking.id,
      lineId: line.id,
      productId: line.productId,
      draft: draftOf(artwork, plaque),
      savedBy: booking.vetStaff,
      savedAt: addTime(booking.dateEntered, 1, 'hour'),
      artworkName: `engravings/${booking.id}/${pictureNamesOf(number).artwork}`,
      photoPath: hasPhoto(plaque) ? `engravings/${booking.id}/${pictureNamesOf(number).photo}.png` : null,
      approved: state === 'approved' ? { by, at } : null,
      isLocked,
      asked: state === 'changesAsked' ? { note: note ?? '', at } : null,
      request: requestOf(artwork, booking, today),
    }
  })
}
