import { bookingFieldLabel } from '@portal/booking-ui'
import { emptyBooking } from '@portal/domain'
import { lateValues } from '../booking/session/form'
import type { WizardState } from '../booking/wizard-state'
import type { FieldChange } from './field-changes'
import { fieldText } from './field-text'

/** Values typed too late to be saved, beside what was submitted. */
export function leftOut({ session, booking }: Pick<WizardState, 'session' | 'booking'>): FieldChange[] {
  const { form } = session.about
  const { names, values } = lateValues(session)
  if (names.length === 0) return []
  const mine = form.bookingWith(emptyBooking(), values)
  const theirs = form.bookingWith(emptyBooking(), form.valuesOf(booking))
  return names.map((name) => ({
    label: bookingFieldLabel(name),
    before: fieldText(name, mine),
    now: fieldText(name, theirs),
  }))
}
