import { formatDate, formatPhone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import type { EarlierOwner } from './offering'

export const EARLIER_OWNERS = 'Earlier owners'
export const LOOK_FAILED = 'Earlier owners could not be looked up. You can type the details.'

/** Announcement for screen readers. */
export function announcement(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'An earlier owner is offered below.' : `${count} earlier owners are offered below.`
}

const nameOf = ({ owner }: EarlierOwner) => `${owner.firstName} ${owner.lastName}`.trim()

/** Button text with what it fills in: "Use Mere Walsh’s phone and address". */
export function takeLabel(one: EarlierOwner): string {
  const { phoneNumber, email, address } = one.owner
  const named = [phoneNumber && 'phone', email && 'email', address.city && 'address'].filter(Boolean)
  const what = named.length > 0 ? named.join(', ').replace(/, (?=[^,]*$)/, ' and ') : 'name'
  return `Use ${nameOf(one)}’s ${what}`
}

/** Distinguishes owners of the same name. */
export function detailOf({ owner: { phoneNumber, address }, bookedAt }: EarlierOwner, zone: TimeZone): string {
  const phone = phoneNumber ? formatPhone(phoneNumber) : 'no phone number'
  return [phone, address.city, `booked ${formatDate(bookedAt, zone)}`].filter(Boolean).join(' · ')
}

/** Source of the values. */
export function sourceOf({ bookedAt }: EarlierOwner, zone: TimeZone): string {
  return `this owner’s booking of ${formatDate(bookedAt, zone)}`
}
