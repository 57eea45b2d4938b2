// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { collectionOptionsFor, hasCoordinates, isEmptyAddress, isHomeOption } from '@portal/domain'
import { addressPartErrors } from '../address/errors'
import type { Address } from '../address/schema'
import type { FieldCode, FieldErrors } from '../value/rules'
import type { CollectionDetails } from './schema'

export type CollectionField = 'collectionAddressOption' | 'collectionAddress' | 'collectionProducts'

/**
 * Another address needs coordinates; typed by hand and not found by the look-up it has none. Then its street and its
 * zone, which is found by city and postal code, stand in for them [WIZ-89, WIZ-93, OPEN-91].
 */
function canBeFound(address: Partial<Address>): boolean {
  return hasCoordinates(address) || Object.keys(addressPartErrors(address, 'visited')).length === 0
}

/** Why nobody can drive to a home; of another one also that it cannot be found [OPEN-353]. */
function homeError(address: Partial<Address>, isOther: boolean): FieldCode | undefined {
  const { street, country } = addressPartErrors(address, 'visited')
  const wrong = country ?? street
  if (wrong === 'abroad' || wrong === 'postBox') return wrong
  return isOther && !canBeFound(address) ? 'coordinatesMissing' : wrong
}

/** What collection details lack [WIZ-88..90]; of the address the first code alone. */
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
