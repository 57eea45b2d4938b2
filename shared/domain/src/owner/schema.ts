import type * as v from 'valibot'
import { ownerFields } from './fields'

/** An owner as pages and records store it [DOM-12]; the phone in its 0-form [DOM-13]. */
export const OwnerSchema = ownerFields.schema
export type Owner = v.InferOutput<typeof OwnerSchema>

/** An owner as the API sends it. */
export const ServerOwnerSchema = ownerFields.wire
export type ServerOwner = v.InferOutput<typeof ServerOwnerSchema>
export type OwnerWire = v.InferInput<typeof ServerOwnerSchema>

/** Fields of the form. */
export type OwnerInput = ReturnType<typeof ownerFields.asked>

/** An owner for the API. */
export const OwnerSubmitSchema = ownerFields.submit
export type OwnerSubmit = v.InferOutput<typeof OwnerSubmitSchema>
