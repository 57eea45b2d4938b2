// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { hasCoordinates, homeAddressFields, isAbroad, isEmptyAddress, onlyErrors, trimmed } from '@portal/domain'
import { refusedTexts } from '../value/refused-texts'
import type { FieldCode, FieldErrors } from '../value/rules'
import { POSTALCODES_ACROSS_BORDERS, STATE_POSTALCODES } from './postal-codes.data'
import type { AustralianState } from './postal-codes.data'
import type { Address } from './schema'
import { streetError } from './street'
import type { AddressUse } from './street'

export type AddressPart = 'street' | 'city' | 'state' | 'postalcode' | 'country'

/** What an address lacks [WIZ-84]; `use` tells what is done there, if anything. */
export function addressErrors(
  address: Partial<Address> | null | undefined,
  use?: AddressUse,
): FieldErrors<'address' | AddressPart> {
  return !address || isEmptyAddress(address) ? { address: 'required' } : addressPartErrors(address, use)
}

/**
 * What its parts lack: there must be a city and a postal code, whether looked up or typed by hand; where somebody drives
 * or something is sent, a street in Australia too [WIZ-84, OPEN-91, OPEN-353].
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

/** One that was looked up is taken as it was found; abroad they look otherwise, and some countries have none. */
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
