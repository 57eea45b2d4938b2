import * as v from 'valibot'
import { AddressSchema } from '../address/schema'
import { amount, wireId, wireText } from '../value/schema'

/** Places where a pet is collected [WIZ-86]. Only the label names the $50 [WIZ-87, OPEN-44]. */
export const COLLECTION_OPTIONS = {
  vet_address: 'Vet Address',
  customer_address: "Owner's Home Address ($50 additional charge)",
  postal_address: 'Other Home Address',
} as const
export type CollectionOption = keyof typeof COLLECTION_OPTIONS

export const CollectionOptionSchema = v.picklist(['vet_address', 'customer_address', 'postal_address'])

/** A collection type of a zone: always quantity 1 and a home collection [WIZ-94]. */
export const CollectionProductSchema = v.object({
  id: wireId,
  name: wireText,
  quantity: v.nullish(v.literal(1), 1),
  isHomeCollection: v.nullish(v.literal(true), true),
  price: amount,
})
export type CollectionProduct = v.InferOutput<typeof CollectionProductSchema>

/** [DOM-17]; an unknown option is read as no choice. */
export const CollectionDetailsSchema = v.object({
  collectionAddressOption: v.fallback(v.nullish(CollectionOptionSchema, null), null),
  collectionAddress: AddressSchema,
  collectionProducts: v.nullish(CollectionProductSchema, null),
})
export type CollectionDetails = v.InferOutput<typeof CollectionDetailsSchema>
