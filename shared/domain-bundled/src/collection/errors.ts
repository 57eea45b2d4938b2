import { collectionOptionsFor, hasCoordinates, isEmptyAddress, isHomeOption } from '@portal/domain'
import type { Address, CollectionDetails, FieldCode, FieldErrors } from '@portal/domain'
import { addressPartErrors } from '../address/errors'

export type CollectionField = 'collectionAddressOption' | 'collectionAddress' | 'collectionProducts'

/**
 * Another address needs coordinates. A typed address that the lookup does not know has none; then a complete address is
 * enough, because city and postal code give its zone [WIZ-89, WIZ-93, OPEN-91].
 */
function canBeFound(address: Partial<Address>): boolean {
  return hasCoordinates(address) || Object.keys(addressPartErrors(address, 'visited')).length === 0
}

/** Why nobody can drive to this home. `isOther`: the address must also have coordinates or be complete [OPEN-353]. */
function homeError(address: Partial<Address>, isOther: boolean): FieldCode | undefined {
  const { street, country } = addressPartErrors(address, 'visited')
  const wrong = country ?? street
  if (wrong === 'abroad' || wrong === 'postBox') return wrong
  return isOther && !canBeFound(address) ? 'coordinatesMissing' : wrong
}

/** Errors of collection details [WIZ-88..90]. The address has one error at most. */
export function collectionErrors(details: Partial<CollectionDetails>, skipOwner = false): FieldErrors<CollectionField> {
  const option = details.collectionAddressOption
  if (!option) return { collectionAddressOption: 'required' }
  if (!collectionOptionsFor(skipOwner).includes(option)) return { collectionAddressOption: 'notOffered' }
  const errors: FieldErrors<CollectionField> = {}
  const address = details.collectionAddress
  if (!address || isEmptyAddress(address)) errors.collectionAddress = 'required'
  else if (isHomeOption(option)) {
    const wrong = homeError(address, option === 'postal_address')
    if (wrong) errors.collectionAddress = wrong
  }
  if (isHomeOption(option) && !details.collectionProducts) errors.collectionProducts = 'required'
  return errors
}
