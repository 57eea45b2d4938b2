import { DEFAULT_COUNTRY, addressLine, hasCoordinates, isEmptyAddress } from '@portal/domain'
import type { Address } from '@portal/domain'
import { NOTHING_CHOSEN } from '@portal/forms'
import type { AddressParts, AddressValue } from '../../booking/session/owner-pet-values'

const NO_PARTS: AddressParts = { street: '', city: '', state: '', postalcode: '', country: DEFAULT_COUNTRY }
export const NO_ADDRESS: AddressValue = { ...NOTHING_CHOSEN, isByHand: false, parts: NO_PARTS }

/** A known address as the form holds it: without coordinates it opens by hand. */
export function toAddressValue(address: Address): AddressValue {
  if (isEmptyAddress(address)) return NO_ADDRESS
  if (hasCoordinates(address)) return { ...NO_ADDRESS, text: addressLine(address), chosen: address }
  return { ...NO_ADDRESS, isByHand: true, parts: partsOf(address) }
}

/** The address that counts; null while there is none. */
export function addressOf({ isByHand, parts, chosen }: AddressValue): Address | null {
  if (!isByHand) return chosen
  const street = parts.street.trim()
  const city = parts.city.trim()
  const postalcode = parts.postalcode.trim()
  const address = { ...parts, street, city, postalcode, lat: null, lng: null }
  return isEmptyAddress(address) ? null : address
}

/** Goes on by hand, with the parts as they were left, else with what stands in the look-up. */
export function typedByHand(value: AddressValue): AddressValue {
  const found = value.chosen ? partsOf(value.chosen) : { ...NO_PARTS, street: value.text }
  return { ...value, isByHand: true, parts: isEmptyAddress(value.parts) ? found : value.parts }
}

/** Goes back to the look-up as it was left, else asks it for what was typed by hand. */
export function lookedUp(value: AddressValue): AddressValue {
  return { ...value, isByHand: false, text: value.text || addressLine(value.parts) }
}

export function partsOf({ street, city, state, postalcode, country }: Address): AddressParts {
  return { street, city, state, postalcode, country }
}
