import { v } from '@portal/domain'
import type { VetPractice } from '@portal/domain'

/** Where the open pages of a practice hear of its bookings [OPEN-206]. */
export const practiceChannel = (id: VetPractice['id']) => `private-practice-${id}`

/** The event of that channel: a booking is there, or is not as it was. Which one, and nothing of what is in it. */
export const BOOKING_EVENT = 'booking'
export const BookingEventSchema = v.object({ id: v.string(), kind: v.picklist(['added', 'changed']) })
export type BookingEvent = v.InferOutput<typeof BookingEventSchema>
