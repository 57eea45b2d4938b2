import { amountText, bookingFieldLabel } from '@portal/booking-ui'
import { formatMoney, orderLines, orderOf, orderTotal, visibleLines, emptyBooking } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { fieldNamed, fieldText } from '@portal/domain-bundled/booking-fields'
import { changedFields } from '@portal/domain-bundled/booking-merge'
import type { BookingContent } from '@portal/domain-bundled/booking-merge'
import { lateValues } from '../booking/session/form'
import type { WizardState } from '../booking/wizard-state'

/** A changed field of a booking. */
export interface FieldChange {
  readonly label: string
  readonly before: string
  readonly now: string
  /** A cost, not an entry of the user. */
  readonly isCost?: true
}

/** Differences between the booking as shown and as it is, costs included [OPEN-86]. */
export function changesBetween(before: PortalBooking, now: PortalBooking): FieldChange[] {
  const fields = changedFields(before, now).map((name) => ({
    label: bookingFieldLabel(name),
    before: fieldText(name, before),
    now: fieldText(name, now),
  }))
  const costs = [...repriced(before, now), ...repricedFees(before, now)]
  const [cost, costNow] = [before, now].map((booking) => formatMoney(orderTotal(orderOf(booking))))
  if (cost === costNow) return [...fields, ...costs]
  return [...fields, ...costs, { label: 'Total', before: cost ?? '', now: costNow ?? '', isCost: true }]
}

/** Lines with a new price [OPEN-102]. */
function repriced(before: PortalBooking, now: PortalBooking): FieldChange[] {
  const costs = new Map(visibleLines(before.quotedProducts).map(({ id, unitPrice }) => [id, unitPrice]))
  return visibleLines(now.quotedProducts).flatMap(({ id, name, unitPrice }) => {
    const was = costs.get(id) ?? null
    if (was === null || unitPrice === null || was === unitPrice) return []
    return [{ label: name, before: formatMoney(was), now: formatMoney(unitPrice), isCost: true }]
  })
}

/** Travel fees that changed; none when prices are hidden [OPEN-102]. */
function repricedFees(before: PortalBooking, now: PortalBooking): FieldChange[] {
  const costs = new Map(feesOf(before).map(({ key, amount }) => [key, amount]))
  return feesOf(now).flatMap(({ key, name, amount }) => {
    const was = costs.get(key)
    if (was === undefined || was === amount) return []
    return [{ label: name, before: amountText(was), now: amountText(amount), isCost: true }]
  })
}

const feesOf = (booking: PortalBooking) => orderLines(orderOf(booking)).filter(({ kind }) => kind === 'fee')

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

/** Text of a merged field, or of one row of a list. */
export function mergedText(name: string, booking: BookingContent): string {
  const [list, id] = name.split(/\.(.*)/)
  if (list === 'instructions' && id) {
    return booking.specialInstructions.find((row) => row.id === id)?.description ?? ''
  }
  const field = fieldNamed(name)
  return field ? fieldText(field, booking) : ''
}
