import * as v from 'valibot'
import { AddressSchema, primaryAddressEntries, primaryAddressSubmitEntries } from '../address/schema'
import { MAX_LENGTH, id, text, wireText } from '../value/schema'

/** An owner as the pages hold it [DOM-12]; the phone in its 0-form [DOM-13]. */
export const OwnerSchema = v.object({
  id: wireText,
  firstName: wireText,
  lastName: wireText,
  phoneNumber: wireText,
  email: wireText,
  address: AddressSchema,
  returnTo: wireText,
})
export type Owner = v.InferOutput<typeof OwnerSchema>

/** An owner as the API answers. */
export const ServerOwnerSchema = v.object({
  id: wireText,
  first_name: wireText,
  last_name: wireText,
  phone_mobile: wireText,
  phone_home: wireText,
  phone_work: wireText,
  email: wireText,
  return_to: wireText,
  ...primaryAddressEntries,
})
export type ServerOwner = v.InferOutput<typeof ServerOwnerSchema>

const phone = v.nullish(text(20), '')

/** An owner as it is sent: the phone in the field of its kind, in +61 form. */
export const OwnerSubmitSchema = v.object({
  id: v.nullish(id),
  first_name: text(MAX_LENGTH.name),
  last_name: text(MAX_LENGTH.name),
  phone_mobile: phone,
  phone_home: phone,
  phone_work: phone,
  email: v.nullish(text(MAX_LENGTH.email), ''),
  return_to: v.nullish(text(MAX_LENGTH.name), ''),
  ...primaryAddressSubmitEntries,
})
export type OwnerSubmit = v.InferOutput<typeof OwnerSubmitSchema>
