import { formatDate, formatPhone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import type { EarlierOwner } from './offering'

export const EARLIER_OWNERS = 'Earlier owners'
export const LOOK_FAILED = 'Earlier owners could not be looked up. You can type the details.'

/** How many there are, and how to get there by keys. */
export function announcement(count: number): string {
  if (count === 0) return ''
  return `${count} earlier ${count === 1 ? 'owner' : 'owners'}. Press the down arrow to choose.`
}

export function nameOf({ owner }: EarlierOwner): string {
  return `${owner.firstName} ${owner.lastName}`.trim()
}

/** By what owners of one name are told apart. */
export function detailOf({ owner: { phoneNumber, address } }: EarlierOwner): string {
  return [phoneNumber ? formatPhone(phoneNumber) : 'no phone number', address.city].filter(Boolean).join(', ')
}

/** Where the values come from. */
export function sourceOf({ bookedAt }: EarlierOwner, zone: TimeZone): string {
  return `this owner’s booking of ${formatDate(bookedAt, zone)}`
}
