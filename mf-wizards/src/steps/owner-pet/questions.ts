import { bookingFieldLabel } from '@portal/booking-ui'
import { emptyBooking } from '@portal/domain'
import type { FieldConflict } from '@portal/forms'
import type { BookingSession } from '../../booking/session/session'
import { mergedText } from '../field-text'

/** What the form asks: fields that both its user and somebody else have changed, with what each has [OPEN-87]. */
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
