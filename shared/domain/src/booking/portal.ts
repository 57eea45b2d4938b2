import type { Address } from '../address/schema'
import type { CollectionDetails, CollectionOption } from '../collection/schema'
import type { BookingFees } from '../fee/rules'
import type { Owner } from '../owner/schema'
import type { Pet } from '../pet/schema'
import type { VetPractice } from '../practice/schema'
import type { QuotedLine } from '../quoted-line/schema'
import type { ServiceType } from '../service-type/schema'
import type { Warning } from '../warning/schema'
import type { SpecialInstruction } from '../special-instruction/schema'

/** A booking as the pages hold it [DOM-07, DOM-08]. */
export interface PortalBooking extends BookingFees {
  /** '' until the server knows the booking. */
  readonly id: string
  readonly orderId: string
  /** The version last read; 0 until the server knows the booking. */
  readonly version: number
  readonly owner: Owner
  readonly pet: Pet
  readonly collectionDetails: CollectionDetails
  readonly specialInstructions: readonly SpecialInstruction[]
  readonly quotedProducts: readonly QuotedLine[]
  readonly vetStaff: string
  readonly serviceType: string
  readonly bookingOptionSelected: {
    readonly label: string
    readonly sugarAPIName: string
    readonly slug: string
  } | null
  readonly rawServiceType: ServiceType | null
  readonly skipOwnerDetails: boolean
  readonly isProvideClientDetails: boolean
  /** The raw stage and the label users see. */
  readonly orderStage: string | null
  readonly parsedOrderStage: string
  readonly opportunityType: string | null
  readonly clientDetails: string | null
  readonly returnOption: string | null
  readonly defaultCollectionOption: CollectionOption | null
  readonly isDefaultLocation: boolean
  readonly isPackage: boolean
  readonly vet_details:
    | (Pick<VetPractice, 'primary_email_address'> & Pick<VetPractice['cstm'], 'pricing_information_c'>)
    | null
  readonly has_default_product: boolean
  /** The chosen package. */
  readonly product: { readonly id: string; readonly name: string } | null
  readonly officeLocation: Address | null
  /** What was told of the pet when the booking was submitted; null until then. */
  readonly outcome: string | null
  /** What may be a mistake in it and nobody has answered yet. */
  readonly warnings: readonly Warning[]
}

/** What people write in a booking; the rest is the server's. */
export type BookingContent = Pick<
  PortalBooking,
  'vetStaff' | 'skipOwnerDetails' | 'owner' | 'pet' | 'collectionDetails' | 'specialInstructions' | 'quotedProducts'
>
