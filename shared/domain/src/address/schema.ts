import type * as v from 'valibot'
import { homeAddressFields, officeAddressFields } from './fields'

/** An address as pages and records hold it [DOM-14, DOM-15]. */
export const AddressSchema = homeAddressFields.schema
export type Address = v.InferOutput<typeof AddressSchema>

/** How the API writes a practice's office [DOM-23]. */
export const OfficeLocationSchema = officeAddressFields.wire
export type OfficeLocation = v.InferOutput<typeof OfficeLocationSchema>
