import * as v from 'valibot'
import { MAX_LENGTH, amount, text, wireText } from '../value/schema'

export const DEFAULT_COUNTRY = 'Australia'

const wireCountry = v.pipe(
  wireText,
  v.transform((value) => value || DEFAULT_COUNTRY),
)

/** An address as the pages hold it [DOM-14, DOM-15]. */
export const AddressSchema = v.object({
  street: wireText,
  city: wireText,
  state: wireText,
  postalcode: wireText,
  country: wireCountry,
  lat: amount,
  lng: amount,
})
export type Address = v.InferOutput<typeof AddressSchema>

/** How the API writes an owner's address [DOM-16]. */
export const primaryAddressEntries = {
  primary_address_street: wireText,
  primary_address_city: wireText,
  primary_address_state: wireText,
  primary_address_postalcode: wireText,
  primary_address_country: wireCountry,
  primary_address_latitude: amount,
  primary_address_longitude: amount,
}

/** How the API writes a booking's collection address [DOM-05]. */
export const collectionAddressEntries = {
  collection_add_street: wireText,
  collection_add_city: wireText,
  collection_add_state: wireText,
  collection_add_postalcode: wireText,
  collection_add_country: wireCountry,
  collection_add_latitude: amount,
  collection_add_longitude: amount,
}

/** How the API writes a practice's office [DOM-23]. */
export const OfficeLocationSchema = v.object({
  office_address_street: wireText,
  office_address_city: wireText,
  office_address_state: wireText,
  office_address_postalcode: wireText,
  office_address_country: wireCountry,
  office_address_latitude: amount,
  office_address_longitude: amount,
})
export type OfficeLocation = v.InferOutput<typeof OfficeLocationSchema>

const sentText = v.nullish(text(MAX_LENGTH.text), '')
const sentPostcode = v.nullish(text(10), '')
const latitude = v.nullish(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)), null)
const longitude = v.nullish(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)), null)

export const primaryAddressSubmitEntries = {
  primary_address_street: sentText,
  primary_address_city: sentText,
  primary_address_state: sentText,
  primary_address_postalcode: sentPostcode,
  primary_address_country: sentText,
  primary_address_latitude: latitude,
  primary_address_longitude: longitude,
}

export const collectionAddressSubmitEntries = {
  collection_add_street: sentText,
  collection_add_city: sentText,
  collection_add_state: sentText,
  collection_add_postalcode: sentPostcode,
  collection_add_country: sentText,
  collection_add_latitude: latitude,
  collection_add_longitude: longitude,
}
