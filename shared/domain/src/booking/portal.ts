import * as v from 'valibot'
import { AddressSchema } from '../address/schema'
import { CollectionDetailsSchema, CollectionOptionSchema } from '../collection/schema'
import { feeFields } from '../fee/rules'
import { OwnerSchema } from '../owner/schema'
import { PetSchema } from '../pet/schema'
import { QuotedLineSchema } from '../quoted-line/schema'
import { ServiceTypeSchema } from '../service-type/schema'
import { SpecialInstructionSchema } from '../special-instruction/schema'
import { EmailAddressesSchema, amount, wireText, wireTextOrNull } from '../value/schema'

/** A booking as the pages hold and the draft store keeps it [DOM-07, DOM-08]. */
export const PortalBookingSchema = v.object({
  /** '' until the server knows the booking. */
  id: v.string(),
  orderId: v.string(),
  /** The version last read; 0 until the server knows the booking. */
  version: v.number(),
  owner: OwnerSchema,
  pet: PetSchema,
  collectionDetails: CollectionDetailsSchema,
  specialInstructions: v.array(SpecialInstructionSchema),
  quotedProducts: v.array(QuotedLineSchema),
  vetStaff: v.string(),
  serviceType: v.string(),
  bookingOptionSelected: v.nullable(v.object({ label: v.string(), sugarAPIName: v.string(), slug: wireText })),
  rawServiceType: v.nullable(ServiceTypeSchema),
  skipOwnerDetails: v.boolean(),
  isProvideClientDetails: v.boolean(),
  /** The raw stage and the label users see. */
  orderStage: wireTextOrNull,
  parsedOrderStage: v.string(),
  opportunityType: wireTextOrNull,
  clientDetails: wireTextOrNull,
  returnOption: wireTextOrNull,
  defaultCollectionOption: v.nullable(CollectionOptionSchema),
  isDefaultLocation: v.boolean(),
  isPackage: v.boolean(),
  vet_details: v.nullable(
    v.object({ primary_email_address: EmailAddressesSchema, pricing_information_c: wireTextOrNull }),
  ),
  has_default_product: v.boolean(),
  /** The chosen package. */
  product: v.nullable(v.object({ id: v.string(), name: v.string() })),
  officeLocation: v.nullable(AddressSchema),
  ...feeFields('portalField', () => amount),
})
export type PortalBooking = v.InferOutput<typeof PortalBookingSchema>
