import { BOOKING_EVENT, BookingEventSchema, practiceChannel } from '@portal/api-client/contract/booking-event'
import { parseUnknown } from '@portal/federation'
import { joinChannel } from './channel'
import type { RealtimeConnection } from './channel'

interface PracticeOptions extends RealtimeConnection {
  readonly practiceId: string
  /** A booking is new or has changed. */
  readonly onBooking: (id: string) => void
  /** The channel was joined, or joined `again` after a loss: events before were missed. */
  readonly onJoined: (again: boolean) => void
}

/** Subscribes to changed bookings of a practice; returns the unsubscribe function [OPEN-206]. */
export function followPractice({ practiceId, onBooking, onJoined, ...line }: PracticeOptions): () => void {
  return joinChannel(line, practiceChannel(practiceId), ({ channel }) => {
    let wasJoined = false
    channel.bind('pusher:subscription_succeeded', () => {
      onJoined(wasJoined)
      wasJoined = true
    })
    channel.bind(BOOKING_EVENT, (data: unknown) => {
      const event = parseUnknown(BookingEventSchema, data)
      if (event) onBooking(event.id)
    })
    return () => {}
  })
}
