import { collectionAddressFields } from '../address/fields'
import { addressOfOffice, emptyAddress, noAddress } from '../address/rules'
import type { VetPractice } from '../practice/schema'
import { COLLECTION_OPTIONS } from './schema'
import type { CollectionDetails, CollectionOption, CollectionProduct } from './schema'

export function emptyCollection(): CollectionDetails {
  return { collectionAddressOption: null, collectionAddress: emptyAddress(), collectionProducts: null }
}

export function isCollectionOption(value: unknown): value is CollectionOption {
  return typeof value === 'string' && Object.hasOwn(COLLECTION_OPTIONS, value)
}

/** Whether the pet is collected from a home, which needs a zone product [WIZ-90]. */
export function isHomeOption(option: CollectionOption | null | undefined): boolean {
  return option === 'customer_address' || option === 'postal_address'
}

/** A skipped owner has no home address to choose [WIZ-98]. */
export function collectionOptionsFor(skipOwner: boolean): CollectionOption[] {
  return skipOwner ? ['vet_address', 'postal_address'] : ['vet_address', 'customer_address', 'postal_address']
}

/** Initial collection for vet_unity practices [WIZ-95..97]. The page fills in the owner's address. */
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

/** A collection type of a zone: always quantity 1 and a home collection [WIZ-94]. */
export function zoneProduct({
  id,
  name,
  price = null,
}: Pick<CollectionProduct, 'id' | 'name'> & { price?: number | null }): CollectionProduct {
  return { id, name, quantity: 1, isHomeCollection: true, price }
}

/** Converts collection details for the API. An address without an option is dropped. */
export function toCollectionSubmit({ collectionAddressOption: option, collectionAddress: address }: CollectionDetails) {
  return { collection_add_option_c: option, ...collectionAddressFields.send(option ? address : noAddress()) }
}
