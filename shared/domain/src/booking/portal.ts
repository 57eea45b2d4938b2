import type { Address } from '../address/schema'
import type { CollectionDetails, CollectionOption } from '../collection/schema'
import type { BookingFees } from '../fee/rules'
import type { Owner } from '../owner/schema'
import type { Pet } from '../pet/schema'
import type { VetPractice } from '../practice/schema'
import type { QuotedLine } from '../quoted-line/schema'
import type { ServiceType } from '../service-type/rules'
import type { Warning } from '../warning/schema'
import type { SpecialInstruction } from '../special-instruction/schema'
import type { BookingFields, BookingInput } from './fields'

/** A booking as the pages use it [DOM-07, DOM-08]. */
export interface PortalBooking extends BookingFees, Readonly<BookingFields> {
  /** '' until the server has saved the booking. */
  readonly id: string
  readonly orderId: string
  /** Version of the last read; 0 until the server has saved the booking. */
  readonly version: number
  readonly owner: Owner
  readonly pet: Pet
  readonly collectionDetails: CollectionDetails
  readonly specialInstructions: readonly SpecialInstruction[]
  readonly quotedProducts: readonly QuotedLine[]
  readonly serviceType: string
  readonly bookingOptionSelected: {
    readonly label: string
    readonly sugarAPIName: string
    readonly slug: string
  } | null
  readonly rawServiceType: ServiceType | null
  readonly skipOwnerDetails: boolean
  readonly isProvideClientDetails: boolean
  /** The raw stage and its label. */
  readonly orderStage: string | null
  readonly parsedOrderStage: string
  readonly opportunityType: string | null
  readonly defaultCollectionOption: CollectionOption | null
  readonly isDefaultLocation: boolean
  readonly vet_details:
    | (Pick<VetPractice, 'primary_email_address'> & Pick<VetPractice['cstm'], 'pricing_information_c'>)
    | null
  readonly has_default_product: boolean
  /** The chosen package. */
  readonly product: { readonly id: string; readonly name: string } | null
  readonly officeLocation: Address | null
  /** Text about the ashes that was shown at the submission; null before. */
  readonly outcome: string | null
  /** Possible mistakes without an answer. */
  readonly warnings: readonly Warning[]
}

/** Fields of a booking that people write; the server owns the others. */
export type BookingContent = Pick<
  PortalBooking,
  | keyof BookingInput
  | 'skipOwnerDetails'
  | 'owner'
  | 'pet'
  | 'collectionDetails'
  | 'specialInstructions'
  | 'quotedProducts'
>
