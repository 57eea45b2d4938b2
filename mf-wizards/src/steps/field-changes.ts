import { bookingFieldLabel } from '@portal/booking-ui'
import { formatMoney, orderOf, orderTotal } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { changedFields } from '@portal/domain/booking-merge'
import { fieldText } from './field-text'

/** One field of a booking that is another now. */
export interface FieldChange {
  readonly label: string
  readonly before: string
  readonly now: string
}

/** Field by field what differs between the booking as it was shown and as it is; also its costs [OPEN-86]. */
export function changesBetween(before: PortalBooking, now: PortalBooking): FieldChange[] {
  const fields = changedFields(before, now).map((name) => ({
    label: bookingFieldLabel(name),
    before: fieldText(name, before),
    now: fieldText(name, now),
  }))
  const [cost, costNow] = [before, now].map((booking) => formatMoney(orderTotal(orderOf(booking))))
  return cost === costNow ? fields : [...fields, { label: 'Total', before: cost ?? '', now: costNow ?? '' }]
}
