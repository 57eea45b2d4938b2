import type { Address, OwnerInput, PetInput, BreedOption, CollectionOption, CollectionProduct } from '@portal/domain'
import type { ComboValue } from '@portal/forms'

export type AddressParts = Omit<Address, 'lat' | 'lng'>

/** An address of the form, looked up or typed by hand in its parts [OPEN-91]; each way keeps what it holds. */
export interface AddressValue extends ComboValue<Address> {
  readonly isByHand: boolean
  readonly parts: AddressParts
}

/** Values of the owner and pet form. */
export interface OwnerPetValues {
  readonly skipOwner: boolean
  readonly owner: OwnerValues
  readonly pet: PetValues
  readonly instructions: readonly InstructionValues[]
  readonly collection: {
    /** '' while none is chosen; what counts of it says `collectionOptionOf`. */
    readonly option: CollectionOption | ''
    /** The 'Other Home Address'; the two others are known from practice and owner. */
    readonly other: AddressValue
    /** By the zone they were chosen in: another address asks again. */
    readonly products: Readonly<Record<string, CollectionProduct>>
  }
  readonly aside: Aside
}

/** The owner as the form asks for one. */
export type OwnerValues = Omit<OwnerInput, 'address'> & { readonly address: AddressValue }

/** The pet as the form asks for one: numbers as typed, `customUnit` is the weight in the breed's own unit. */
export type PetValues = Omit<PetInput, 'breed' | 'weight' | 'customUnit'> & {
  readonly breed: ComboValue<BreedOption>
  readonly weight: string
  readonly customUnit: string
}

export interface InstructionValues {
  /** Made here for a new row, so that it stays the same one over merges and repeated calls [OPEN-88]. */
  readonly id: string
  readonly description: string
}

/** What was typed for another pet type or breed than stands in the form now; it comes back with them. */
export interface Aside {
  /** By pet type. */
  readonly breeds: Readonly<Record<string, ComboValue<BreedOption>>>
  /** By the breed's own unit. */
  readonly weights: Readonly<Record<string, string>>
}

export const NOTHING_ASIDE: Aside = { breeds: {}, weights: {} }
