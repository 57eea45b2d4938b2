import type { Contract } from '@portal/api-client/contract'
import { practiceChannel } from '@portal/api-client/contract/booking-event'
import type { Deps } from '../deps'
import { notFound } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import { tenantFrom } from '../session/tenant'
import type { Handlers } from './handler'

const CHANNEL_OF_BOOKING = 'presence-booking-'

/** Decides by the token who may join which channel, and under which name [EXT-09, EXT-10, OPEN-57, OPEN-206]. */
export function realtimeHandlers({ db, realtime }: Deps): Handlers<Pick<Contract, 'authorizePresence'>> {
  return {
    authorizePresence: async ({ session, body: { socket_id: socket, channel_name: channel } }) => {
      if (!channel.startsWith(CHANNEL_OF_BOOKING)) {
        // Another practice's channel gives 404, like its bookings.
        if (channel !== practiceChannel(session.practiceId)) throw notFound('The channel')
        return realtime.authorize(socket, channel)
      }
      const bookingId = channel.slice(CHANNEL_OF_BOOKING.length)
      // Throws 404 for another practice's booking, so that the names of its editors stay unknown [OPEN-12].
      await new BookingRepository(db, tenantFrom(session)).find(bookingId)
      const { id, firstName, lastName } = session.contact
      const name = `${firstName} ${lastName}`.trim()
      return realtime.authorize(socket, channel, { user_id: id, user_info: { name, type: 'contact' } })
    },
  }
}
