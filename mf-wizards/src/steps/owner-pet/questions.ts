import { bookingFieldLabel } from '@portal/booking-ui'
import { emptyBooking } from '@portal/domain'
import type { FieldConflict } from '@portal/forms'
import type { BookingSession } from '../../booking/session/session'
import { mergedText } from '../field-changes'

/** Conflict questions of the form: fields changed by the user and by somebody else [OPEN-87]. */
export function questionsOf({ form, about }: Pick<BookingSession, 'form' | 'about'>): FieldConflict[] {
  if (!form) return []
  const { answer, base, mine, conflicts } = form.mergeState
  const text = (name: string, values: typeof base) => mergedText(name, about.form.bookingWith(emptyBooking(), values))
  return conflicts.map((name) => ({
    name,
    label: bookingFieldLabel(name),
    before: text(name, base),
    mine: text(name, mine),
    theirs: text(name, answer.values),
  }))
}
