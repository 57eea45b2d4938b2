import * as v from 'valibot'
import { MAX_LENGTH, amount, text, wireText } from '../value/schema'
import { NounTable } from '../value/noun-table'
import { formField } from '../value/wire-field'

export const DEFAULT_COUNTRY = 'Australia'

const country = v.pipe(
  wireText,
  v.transform((value) => value || DEFAULT_COUNTRY),
)
const line = v.nullish(text(MAX_LENGTH.text), '')
const degrees = (most: number) => v.nullish(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)), null)

/** The fields of an address [DOM-14, DOM-15]; on the wire their names share a prefix. */
export function addressFields<Prefix extends string>(prefix: Prefix) {
  return new NounTable({
    street: formField(`${prefix}street`, wireText, line),
    city: formField(`${prefix}city`, wireText, line),
    state: formField(`${prefix}state`, wireText, line),
    postalcode: formField(`${prefix}postalcode`, wireText, v.nullish(text(10), '')),
    country: formField(`${prefix}country`, country, line),
    lat: formField(`${prefix}latitude`, amount, degrees(90)),
    lng: formField(`${prefix}longitude`, amount, degrees(180)),
  })
}

/** An owner's home [DOM-16]. */
export const homeAddressFields = addressFields('primary_address_')
/** The place a pet is collected from [DOM-05]. */
export const collectionAddressFields = addressFields('collection_add_')
/** A practice's office [DOM-23]. */
export const officeAddressFields = addressFields('office_address_')
