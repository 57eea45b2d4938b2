import { DEFAULT_COUNTRY, homeAddressFields, officeAddressFields } from './fields'
import { trimmed } from '../value/rules'
import type { Address, OfficeLocation } from './schema'

/** Address lookup starts at this number of characters [WIZ-83]. */
export const ADDRESS_SEARCH_MIN = 3
/** Most characters that the address lookup accepts. */
export const ADDRESS_SEARCH_MAX = 200

export function emptyAddress(): Address {
  return homeAddressFields.empty()
}

/** An address without any part, not even a country. */
export function noAddress(): Address {
  return { ...emptyAddress(), country: '' }
}

/** Whether no part of an address is known. The default country does not count. */
export function isEmptyAddress(address: Partial<Address> | null | undefined): boolean {
  return !address || !(address.street || address.city || address.postalcode || address.state)
}

export function hasCoordinates(address: Partial<Address> | null | undefined): boolean {
  return address?.lat != null && address.lng != null
}

/** The address in one line: '12 Marine Parade, Cottesloe WA 6011'. Names the country only if it is foreign. */
export function addressLine(address: Partial<Address> | null | undefined): string {
  if (!address) return ''
  const locality = [address.city, address.state, address.postalcode].filter(Boolean).join(' ')
  const country = address.country === DEFAULT_COUNTRY ? '' : address.country
  return isEmptyAddress(address) ? '' : [address.street, locality, country].filter(Boolean).join(', ')
}

export function addressOfOffice(office: OfficeLocation | null | undefined): Address {
  return office ? officeAddressFields.read(office) : emptyAddress()
}

/** Whether the address is in another country. An address without a country counts as Australian. */
export function isAbroad(address: Partial<Address>): boolean {
  return (trimmed(address.country) || DEFAULT_COUNTRY) !== DEFAULT_COUNTRY
}
