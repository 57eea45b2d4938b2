import { addTime } from '@portal/domain'
import { PLAQUE_CONFIG } from '../catalogue/plaques.data'
import type { DemoBooking, DemoEngraving, DemoText } from '../types/booking'

/** The larger limits of the editor; the plaque's own may be smaller [OPEN-71]. */
const LIMITS = [11, 29, 29] as const

const text = (words: string, size: string, max: string, limit: number): DemoText => ({
  text: words,
  size: Number(size),
  font: 'Arial',
  max: Math.min(Number(max), limit),
})

function engraving(booking: DemoBooking, icon: string, approvedAt: Date | null): DemoEngraving {
  const [line] = booking.lines
  const plaque = PLAQUE_CONFIG.find((entry) => entry.SugarID === line?.productId)
  if (!line || !plaque) throw new Error(`Booking ${booking.orderId} has no plaque`)
  const [name = '', first = '', second = ''] = line.engravingText.split('\n')
  return {
    id: `engraving-${booking.orderId}`,
    bookingId: booking.id,
    lineId: line.id,
    productId: line.productId,
    icon,
    iconPosition: 'Left',
    petName: text(name, plaque.Name_Size, plaque.Name_Max, LIMITS[0]),
    primaryText: text(first, plaque.Text1_Size, plaque.Text1_Max, LIMITS[1]),
    secondaryText: text(second, plaque.Text2_Size, plaque.Text2_Max, LIMITS[2]),
    imagePath: `engravings/${booking.orderId}.svg`,
    approvedAt,
  }
}

/** Artwork waiting for approval, artwork approved, and a plaque without picture or icon. */
export function engravingsOf(bookings: readonly DemoBooking[]): DemoEngraving[] {
  const find = (orderId: number): DemoBooking => {
    const booking = bookings.find((entry) => entry.orderId === orderId)
    if (!booking) throw new Error(`No booking ${orderId}`)
    return booking
  }
  const approved = find(100011)
  return [
    engraving(find(100007), "Cat's Paw", null),
    engraving(approved, 'Dog Paw', addTime(approved.dateEntered, 6, 'hour')),
    engraving(find(100012), 'None', null),
  ]
}
