// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { collectionOptionsFor, hasCoordinates, isEmptyAddress, isHomeOption, onlyErrors, trimmed } from '@portal/domain'
import { addressPartErrors } from '../address/errors'
import type { AddressPart } from '../address/errors'
import type { Address } from '../address/schema'
import type { FieldErrors } from '../value/rules'
import type { CollectionDetails } from './schema'

export type CollectionField = 'collectionAddressOption' | 'collectionAddress' | 'collectionProducts'

/** What the parts of another address lack, typed by hand: to be found it needs its street too [WIZ-84, OPEN-91]. */
export function otherAddressErrors(address: Partial<Address>): FieldErrors<AddressPart> {
  const street = trimmed(address.street) ? undefined : 'required'
  return onlyErrors({ street, ...addressPartErrors(address) })
}

/**
 * Another address needs coordinates; typed by hand it has none. Then its street and its zone, which is found by
 * city and postal code, stand in for them [WIZ-89, WIZ-93, OPEN-91].
 */
function canBeFound(address: Partial<Address>): boolean {
  return hasCoordinates(address) || Object.keys(otherAddressErrors(address)).length === 0
}

/** What collection details lack [WIZ-88..90]; codes of the address: 'required', or 'coordinatesMissing'. */
export function collectionErrors(details: Partial<CollectionDetails>, skipOwner = false): FieldErrors<CollectionField> {
  const option = details.collectionAddressOption
  if (!option) return { collectionAddressOption: 'required' }
  if (!collectionOptionsFor(skipOwner).includes(option)) return { collectionAddressOption: 'notOffered' }
  const errors: FieldErrors<CollectionField> = {}
  const address = details.collectionAddress
  if (!address || isEmptyAddress(address)) errors.collectionAddress = 'required'
  else if (option === 'postal_address' && !canBeFound(address)) {
    errors.collectionAddress = 'coordinatesMissing'
  }
  if (isHomeOption(option) && !details.collectionProducts) errors.collectionProducts = 'required'
  return errors
}
