import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { BookingRepository } from '../repositories/booking'
import { tenantFrom } from '../tenant/tenant'
import type { Handlers } from './handler'

const CHANNEL_OF_BOOKING = 'presence-booking-'

/** Who may join and as whom is decided here, from the token alone [EXT-09, EXT-10, OPEN-57]. */
export function realtimeHandlers({ db, realtime }: Deps): Handlers<Pick<Contract, 'authorizePresence'>> {
  return {
    authorizePresence: async ({ session, body }) => {
      const bookingId = body.channel_name.slice(CHANNEL_OF_BOOKING.length)
      // Another practice's booking is not found: nobody watches who edits there [OPEN-12].
      await new BookingRepository(db, tenantFrom(session)).find(bookingId)
      const { id, firstName, lastName } = session.contact
      const name = `${firstName} ${lastName}`.trim()
      return realtime.authorize(body.socket_id, body.channel_name, {
        user_id: id,
        user_info: { name, type: 'contact' },
      })
    },
  }
}
