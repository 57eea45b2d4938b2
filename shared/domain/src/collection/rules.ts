import { collectionAddressFields } from '../address/fields'
import {
  addressPartErrors,
  addressOfOffice,
  emptyAddress,
  hasCoordinates,
  isEmptyAddress,
  noAddress,
} from '../address/rules'
import type { AddressPart } from '../address/rules'
import type { Address } from '../address/schema'
import type { VetPractice } from '../practice/schema'
import { onlyErrors, trimmed } from '../value/rules'
import type { FieldErrors } from '../value/rules'
import { COLLECTION_OPTIONS } from './schema'
import type { CollectionDetails, CollectionOption, CollectionProduct } from './schema'

export type CollectionField = 'collectionAddressOption' | 'collectionAddress' | 'collectionProducts'

export function emptyCollection(): CollectionDetails {
  return { collectionAddressOption: null, collectionAddress: emptyAddress(), collectionProducts: null }
}

export function isCollectionOption(value: unknown): value is CollectionOption {
  return typeof value === 'string' && Object.hasOwn(COLLECTION_OPTIONS, value)
}

/** Collection at a home needs a zone product; at the practice it does not [WIZ-90]. */
export function isHomeOption(option: CollectionOption | null | undefined): boolean {
  return option === 'customer_address' || option === 'postal_address'
}

/** With owner details skipped the owner's address cannot be chosen [WIZ-98]. */
export function collectionOptionsFor(skipOwner: boolean): CollectionOption[] {
  return skipOwner ? ['vet_address', 'postal_address'] : ['vet_address', 'customer_address', 'postal_address']
}

/** Skipping the owner clears the owner's address [WIZ-99]. */
export function collectionWithSkippedOwner(details: CollectionDetails, skipOwner: boolean): CollectionDetails {
  return skipOwner && details.collectionAddressOption === 'customer_address' ? emptyCollection() : details
}

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

/** The start value for vet_unity practices [WIZ-95..97]; the owner's address is filled in by the page. */
export function collectionDefault(
  practice: Pick<VetPractice, 'cstm' | 'office_location'> | null | undefined,
): CollectionDetails {
  const office = addressOfOffice(practice?.office_location)
  const location = practice?.cstm.default_collection_location_c?.trim().toLowerCase()
  if (location === 'vet')
    return { ...emptyCollection(), collectionAddressOption: 'vet_address', collectionAddress: office }
  if (location === 'customer') return { ...emptyCollection(), collectionAddressOption: 'customer_address' }
  return { ...emptyCollection(), collectionAddressOption: 'postal_address', collectionAddress: office }
}

/** A collection type of a zone: quantity 1, a home collection product [WIZ-94]. */
export function zoneProduct({
  id,
  name,
  price = null,
}: Pick<CollectionProduct, 'id' | 'name'> & { price?: number | null }): CollectionProduct {
  return { id, name, quantity: 1, isHomeCollection: true, price }
}

/** As sent: a place without an option is none. */
export function toCollectionSubmit({ collectionAddressOption: option, collectionAddress: address }: CollectionDetails) {
  return { collection_add_option_c: option, ...collectionAddressFields.send(option ? address : noAddress()) }
}
