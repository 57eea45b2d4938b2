import { onlyErrors, trimmed } from '../value/rules'
import type { FieldCode, FieldErrors } from '../value/rules'
import { DEFAULT_COUNTRY, homeAddressFields, officeAddressFields } from './fields'
import type { Address, OfficeLocation } from './schema'
import { AUSTRALIAN_STATES, POSTALCODES_ACROSS_BORDERS } from './states.data'

export type AddressPart = 'street' | 'city' | 'state' | 'postalcode'

/** Address lookup starts at this many characters [WIZ-83]. */
export const ADDRESS_SEARCH_MIN = 3
/** Longest text the lookup takes. */
export const ADDRESS_SEARCH_MAX = 200

export function emptyAddress(): Address {
  return homeAddressFields.empty()
}

/** No address at all, not even a country. */
export function noAddress(): Address {
  return { ...emptyAddress(), country: '' }
}

/** Whether nothing of an address is known; the default country alone says nothing. */
export function isEmptyAddress(address: Partial<Address> | null | undefined): boolean {
  return !address || !(address.street || address.city || address.postalcode || address.state)
}

export function hasCoordinates(address: Partial<Address> | null | undefined): boolean {
  return address?.lat != null && address.lng != null
}

/** What an address lacks [WIZ-84]. */
export function addressErrors(address: Partial<Address> | null | undefined): FieldErrors<'address' | AddressPart> {
  return !address || isEmptyAddress(address) ? { address: 'required' } : addressPartErrors(address)
}

/** What its parts lack: there must be a city and a postal code, whether looked up or typed by hand [WIZ-84, OPEN-91]. */
export function addressPartErrors(address: Partial<Address>): FieldErrors<AddressPart> {
  const refused = homeAddressFields.refused(address)
  return onlyErrors({
    street: refused.street,
    city: trimmed(address.city) ? refused.city : 'cityMissing',
    state: refused.state,
    postalcode: trimmed(address.postalcode) ? (postalcodeError(address) ?? refused.postalcode) : 'postalcodeMissing',
  })
}

/** One that was looked up is taken as it was found; abroad they look otherwise. */
function postalcodeError(address: Partial<Address>): FieldCode | undefined {
  if (hasCoordinates(address) || (address.country || DEFAULT_COUNTRY) !== DEFAULT_COUNTRY) return undefined
  const postalcode = trimmed(address.postalcode)
  if (!/^\d{4}$/.test(postalcode)) return 'invalid'
  const { postalcodes } = AUSTRALIAN_STATES[trimmed(address.state)] ?? {}
  const isOfState = !postalcodes || postalcodes.test(postalcode) || POSTALCODES_ACROSS_BORDERS.has(postalcode)
  return isOfState ? undefined : 'notInState'
}

/** One line for reading: '12 Marine Parade, Cottesloe WA 6011'; a foreign country is named. */
export function addressLine(address: Partial<Address> | null | undefined): string {
  if (!address) return ''
  const locality = [address.city, address.state, address.postalcode].filter(Boolean).join(' ')
  const country = address.country === DEFAULT_COUNTRY ? '' : address.country
  return isEmptyAddress(address) ? '' : [address.street, locality, country].filter(Boolean).join(', ')
}

export function addressOfOffice(office: OfficeLocation | null | undefined): Address {
  return office ? officeAddressFields.read(office) : emptyAddress()
}
