import { fieldNamed, fieldText } from '@portal/domain-bundled/booking-fields'
import type { BookingContent } from '@portal/domain-bundled/booking-merge'

export { fieldText }

/** Text of a merged field, or of one row of a list. */
export function mergedText(name: string, booking: BookingContent): string {
  const [list, id] = name.split(/\.(.*)/)
  if (list === 'instructions' && id) {
    return booking.specialInstructions.find((row) => row.id === id)?.description ?? ''
  }
  const field = fieldNamed(name)
  return field ? fieldText(field, booking) : ''
}
