import { v } from '@portal/domain'
import type { VetPractice } from '@portal/domain'

/** Channel on which open pages of a practice receive booking events [OPEN-206]. */
export const practiceChannel = (id: VetPractice['id']) => `private-practice-${id}`

/** A booking was added or changed. The event has its id and no content. */
export const BOOKING_EVENT = 'booking'
export const BookingEventSchema = v.object({ id: v.string(), kind: v.picklist(['added', 'changed']) })
export type BookingEvent = v.InferOutput<typeof BookingEventSchema>
