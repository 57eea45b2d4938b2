import { DEFAULT_COUNTRY, addressLine, hasCoordinates, isEmptyAddress } from '@portal/domain'
import type { Address } from '@portal/domain'
import { NOTHING_CHOSEN } from '@portal/forms'
import type { AddressParts, AddressValue } from '../../booking/session/owner-pet-values'

const NO_PARTS: AddressParts = { street: '', city: '', state: '', postalcode: '', country: DEFAULT_COUNTRY }
export const NO_ADDRESS: AddressValue = { ...NOTHING_CHOSEN, isByHand: false, parts: NO_PARTS }

/** A stored address as a form value; without coordinates it opens as typed. */
export function toAddressValue(address: Address): AddressValue {
  if (isEmptyAddress(address)) return NO_ADDRESS
  if (hasCoordinates(address)) return { ...NO_ADDRESS, text: addressLine(address), chosen: address }
  return { ...NO_ADDRESS, isByHand: true, parts: partsOf(address) }
}

/** The effective address; null when there is none. */
export function addressOf({ isByHand, parts, chosen }: AddressValue): Address | null {
  if (!isByHand) return chosen
  const street = parts.street.trim()
  const city = parts.city.trim()
  const postalcode = parts.postalcode.trim()
  const address = { ...parts, street, city, postalcode, lat: null, lng: null }
  return isEmptyAddress(address) ? null : address
}

/** Switches to typing, starting with the address in the look-up. */
export function typedByHand(value: AddressValue): AddressValue {
  const { chosen, text, parts } = value
  const typed = text === addressLine(parts) ? parts : { ...NO_PARTS, street: text }
  return { ...value, isByHand: true, parts: chosen ? partsOf(chosen) : typed }
}

/** Switches back to the look-up: unchanged values return as they were, changed ones are searched. */
export function lookedUp(value: AddressValue): AddressValue {
  const { chosen, parts } = value
  const line = addressLine(parts)
  const isAsChosen = chosen !== null && line === addressLine(chosen)
  return { ...value, isByHand: false, text: line, chosen: isAsChosen ? chosen : null }
}

export function partsOf({ street, city, state, postalcode, country }: Address): AddressParts {
  return { street, city, state, postalcode, country }
}
