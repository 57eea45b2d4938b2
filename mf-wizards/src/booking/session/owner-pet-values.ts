import { bookingFields } from '@portal/domain'
import type {
  Address,
  BookingInput,
  OwnerInput,
  PetInput,
  BreedOption,
  CollectionOption,
  CollectionProduct,
} from '@portal/domain'
import type { ComboValue } from '@portal/forms'

export type AddressParts = Omit<Address, 'lat' | 'lng'>

/** An address field: looked up or typed in parts [OPEN-91]. Each of the two modes keeps its own values. */
export interface AddressValue extends ComboValue<Address> {
  readonly isByHand: boolean
  readonly parts: AddressParts
}

/** Values of the owner and pet form. */
export interface OwnerPetValues {
  readonly skipOwner: boolean
  readonly owner: OwnerValues
  readonly pet: PetValues
  readonly booking: BookingValues
  readonly instructions: readonly InstructionValues[]
  readonly collection: {
    /** '' while none is chosen; `collectionOptionOf` returns the option that has effect. */
    readonly option: CollectionOption | ''
    /** The 'Other Home Address'; the other two come from practice and owner. */
    readonly other: AddressValue
    /** Chosen collection types by zone: an address in another zone needs a new choice. */
    readonly products: Readonly<Record<string, CollectionProduct>>
  }
  readonly aside: SetAsideValues
}

/** Values of the booking itself that the form has. The chooser asks for the staff member. */
export type BookingValues = Omit<BookingInput, 'vetStaff'>

/** Reads the booking's own values from a booking or a draft. */
export function bookingValuesOf(stored: unknown): BookingValues {
  const { vetStaff: _, ...values } = bookingFields.asked(stored)
  return values
}

/** Owner values of the form. */
export type OwnerValues = Omit<OwnerInput, 'address'> & { readonly address: AddressValue }

/** Pet values of the form. Numbers are strings as typed; `customUnit` is the weight in the breed's own unit. */
export type PetValues = Omit<PetInput, 'breed' | 'weight' | 'customUnit'> & {
  readonly breed: ComboValue<BreedOption>
  readonly weight: string
  readonly customUnit: string
}

export interface InstructionValues {
  /** Client-side id of a new row, so that merges and retries recognise it [OPEN-88]. */
  readonly id: string
  readonly description: string
}

/** Values typed for another pet type or breed; restored when the user switches back. */
export interface SetAsideValues {
  /** Breeds by pet type. */
  readonly breeds: Readonly<Record<string, ComboValue<BreedOption>>>
  /** Weights by the breed's own unit. */
  readonly weights: Readonly<Record<string, string>>
}

export const NOTHING_ASIDE: SetAsideValues = { breeds: {}, weights: {} }
