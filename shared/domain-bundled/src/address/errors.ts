import { hasCoordinates, homeAddressFields, isAbroad, isEmptyAddress, onlyErrors, trimmed } from '@portal/domain'
import type { Address, FieldCode, FieldErrors } from '@portal/domain'
import { refusedTexts } from '../value/refused-texts'
import { POSTALCODES_ACROSS_BORDERS, STATE_POSTALCODES } from './postal-codes.data'
import type { AustralianState } from './postal-codes.data'
import { streetError } from './street'
import type { AddressUse } from './street'

export type AddressPart = 'street' | 'city' | 'state' | 'postalcode' | 'country'

/** Errors of an address by part [WIZ-84]; `use` says whether somebody drives or sends something there. */
export function addressErrors(
  address: Partial<Address> | null | undefined,
  use?: AddressUse,
): FieldErrors<'address' | AddressPart> {
  return !address || isEmptyAddress(address) ? { address: 'required' } : addressPartErrors(address, use)
}

/**
 * Errors of the parts of an address, looked up or typed: city and postal code are required. If somebody drives or sends
 * something there, a street in Australia is required too [WIZ-84, OPEN-91, OPEN-353].
 */
export function addressPartErrors(address: Partial<Address>, use?: AddressUse): FieldErrors<AddressPart> {
  const refused = refusedTexts(homeAddressFields, address)
  return onlyErrors({
    ...(use && { street: streetError(address, use) }),
    ...onlyErrors({ street: refused.street }),
    city: trimmed(address.city) ? refused.city : 'cityMissing',
    state: refused.state,
    postalcode: postalcodeError(address) ?? refused.postalcode,
    country: use && isAbroad(address) ? 'abroad' : refused.country,
  })
}

const isState = (state: string): state is AustralianState => Object.hasOwn(STATE_POSTALCODES, state)

/** A looked-up postal code is accepted as found. Foreign codes have other formats, and some countries have none. */
function postalcodeError(address: Partial<Address>): FieldCode | undefined {
  if (isAbroad(address)) return undefined
  const postalcode = trimmed(address.postalcode)
  if (postalcode === '') return 'postalcodeMissing'
  if (hasCoordinates(address)) return undefined
  if (!/^\d{4}$/.test(postalcode)) return 'invalid'
  const state = trimmed(address.state)
  const isOfState = !isState(state) || STATE_POSTALCODES[state].test(postalcode)
  return isOfState || POSTALCODES_ACROSS_BORDERS.test(postalcode) ? undefined : 'notInState'
}
