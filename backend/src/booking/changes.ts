import { toPortalBooking } from '@portal/domain'
import { changedFields } from '@portal/domain-bundled/booking-merge'
import type { BookingFieldName } from '@portal/domain-bundled/booking-merge'
import { sameValue } from '@portal/domain-bundled/merge'
import type { StoredBooking } from '../repositories/booking'
import { toServerBooking } from './to-server-booking'

/** Changed fields of a booking, compared as the page compares two versions [DOM-60]. */
export function changesBetween(before: StoredBooking, after: StoredBooking): BookingFieldName[] {
  const content = (stored: StoredBooking) => toPortalBooking(toServerBooking(stored, null))
  return changedFields(content(before), content(after))
}

/** New answers to warnings, each once [OPEN-270]. */
export function answersBetween(before: StoredBooking, after: StoredBooking): string[] {
  const answers = Object.entries(after.booking.warningAnswers)
  return [...new Set(answers.filter(([key]) => !(key in before.booking.warningAnswers)).map(([, answer]) => answer))]
}

/** Whether a save would change nothing. Then it makes no new version, so that other open forms stay current. */
export function isSameBooking(before: StoredBooking, after: StoredBooking): boolean {
  return sameValue(written(before), written(after))
}

/** Values of the booking that a save writes, without lines and instructions. */
export function ownColumns({ booking }: StoredBooking) {
  const { serviceType, serviceTypeId, isPackage, skipOwner, vetStaff, fees, details, warningAnswers } = booking
  return { serviceType, serviceTypeId, isPackage, skipOwner, vetStaff, fees, details, warningAnswers }
}

/** All values that a save writes, for comparison; missing values equal null. */
function written(stored: StoredBooking): unknown {
  const { lines, instructions } = stored
  const rows = {
    lines: lines.toSorted((a, b) => a.seq - b.seq),
    instructions: instructions.toSorted((a, b) => a.seq - b.seq),
  }
  return JSON.parse(JSON.stringify({ ...ownColumns(stored), ...rows }, (_key, value) => value ?? undefined))
}
