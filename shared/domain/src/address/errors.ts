// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { DEFAULT_COUNTRY, hasCoordinates, homeAddressFields, isEmptyAddress, onlyErrors, trimmed } from '@portal/domain'
import { refusedTexts } from '../value/refused-texts'
import type { FieldCode, FieldErrors } from '../value/rules'
import { POSTALCODES_ACROSS_BORDERS, STATE_POSTALCODES } from './postal-codes.data'
import type { AustralianState } from './postal-codes.data'
import type { Address } from './schema'

export type AddressPart = 'street' | 'city' | 'state' | 'postalcode'

/** What an address lacks [WIZ-84]. */
export function addressErrors(address: Partial<Address> | null | undefined): FieldErrors<'address' | AddressPart> {
  return !address || isEmptyAddress(address) ? { address: 'required' } : addressPartErrors(address)
}

/** What its parts lack: there must be a city and a postal code, whether looked up or typed by hand [WIZ-84, OPEN-91]. */
export function addressPartErrors(address: Partial<Address>): FieldErrors<AddressPart> {
  const refused = refusedTexts(homeAddressFields, address)
  return onlyErrors({
    street: refused.street,
    city: trimmed(address.city) ? refused.city : 'cityMissing',
    state: refused.state,
    postalcode: trimmed(address.postalcode) ? (postalcodeError(address) ?? refused.postalcode) : 'postalcodeMissing',
  })
}

const isState = (state: string): state is AustralianState => Object.hasOwn(STATE_POSTALCODES, state)

/** One that was looked up is taken as it was found; abroad they look otherwise. */
function postalcodeError(address: Partial<Address>): FieldCode | undefined {
  if (hasCoordinates(address) || (address.country || DEFAULT_COUNTRY) !== DEFAULT_COUNTRY) return undefined
  const postalcode = trimmed(address.postalcode)
  if (!/^\d{4}$/.test(postalcode)) return 'invalid'
  const state = trimmed(address.state)
  const isOfState = !isState(state) || STATE_POSTALCODES[state].test(postalcode)
  return isOfState || POSTALCODES_ACROSS_BORDERS.test(postalcode) ? undefined : 'notInState'
}
