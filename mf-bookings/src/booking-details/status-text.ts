import { bookingStatus, formatDetailsDate } from '@portal/domain'
import type { BookingStatus, ServerBooking, StageLabels, TimeZone } from '@portal/domain'

const WORDS: Record<Exclude<BookingStatus['kind'], 'stage'>, string> = {
  waitingInstructions: 'Waiting for final instructions',
  waitingInstructionsOrPayment: 'Waiting for final instructions and/or payment',
  instructionsReceived: 'Final instructions received',
  instructionsOrPaymentReceived: 'Final instructions and/or payment received',
}

/** Whether the status text contains a time. */
export function hasTime(booking: ServerBooking): boolean {
  const status = bookingStatus(booking)
  return 'date' in status && status.date !== null
}

/** The status text of a booking [BKG-38, BKG-43..47, OPEN-25]. */
export function statusText(booking: ServerBooking, labels: StageLabels | undefined, zone: TimeZone): string {
  const status = bookingStatus(booking, labels)
  if (status.kind === 'stage') return status.label
  const date = 'date' in status ? formatDetailsDate(status.date, zone) : ''
  return [WORDS[status.kind], date].filter(Boolean).join(' ')
}
