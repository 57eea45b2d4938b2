import { parse } from 'valibot'
import { ServerBookingSchema } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import type { StoredBooking } from '../repositories/booking'
import { toServerLine } from './to-server-booking'

/** The booking for a pet owner with a guest token: no addresses, phone numbers or amounts [OPEN-02]. */
export function toGuestBooking({ booking, lines, artworks }: StoredBooking, lineId: string): ServerBooking {
  return parse(ServerBookingSchema, {
    id: booking.id,
    cstm: {
      order_stage_c: booking.stage,
      order_id_c: String(booking.orderId),
      service_type: { id: booking.serviceTypeId, name: booking.serviceType },
      ok_cremate_c: booking.okCremate,
    },
    pet_first_name: booking.details.pet?.firstName,
    pet_last_name: booking.details.pet?.lastName,
    quoted_products: lines.filter((line) => line.id === lineId).map((line) => toServerLine(line, null, artworks)),
    version: booking.version,
  })
}
