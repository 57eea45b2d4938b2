import type { Address, BreedOption, CollectionOption, CollectionProduct } from '@portal/domain'

/** What a combobox holds: the text as typed, and what was chosen from the list, if anything. */
export interface Choice<T> {
  readonly text: string
  readonly chosen: T | null
}

/** Values of the owner and pet form. */
export interface OwnerPetValues {
  readonly skipOwner: boolean
  readonly owner: {
    readonly firstName: string
    readonly lastName: string
    readonly phoneNumber: string
    readonly email: string
    readonly address: Choice<Address>
  }
  readonly pet: PetValues
  readonly instructions: readonly InstructionValues[]
  readonly collection: {
    /** '' while none is chosen. */
    readonly option: CollectionOption | ''
    /** The 'Other Home Address'; the two others are known from practice and owner. */
    readonly other: Choice<Address>
    /** Counts only for the zone it was chosen in: another address asks again. */
    readonly product: ZoneProduct | null
  }
}

export interface PetValues {
  readonly firstName: string
  readonly lastName: string
  readonly type: string
  readonly breed: Choice<BreedOption>
  readonly sex: string
  /** Kg as typed; `customUnit` is the weight in the breed's own unit as typed. */
  readonly weight: string
  readonly customUnit: string
}

export interface InstructionValues {
  /** '' until the server knows the row. */
  readonly id: string
  readonly description: string
}

export interface ZoneProduct {
  readonly zone: string
  readonly item: CollectionProduct
}

export const noChoice = { text: '', chosen: null } as const
