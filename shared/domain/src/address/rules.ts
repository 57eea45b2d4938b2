import { DEFAULT_COUNTRY, homeAddressFields, officeAddressFields } from './fields'
import { trimmed } from '../value/rules'
import type { Address, OfficeLocation } from './schema'

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

/** Whether it lies in another country; without a country it does not. */
export function isAbroad(address: Partial<Address>): boolean {
  return (trimmed(address.country) || DEFAULT_COUNTRY) !== DEFAULT_COUNTRY
}
