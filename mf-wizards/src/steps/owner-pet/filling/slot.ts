import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'

/** A form field with a value to fill in. */
export interface Slot {
  readonly name: string
  readonly label: string
  /** The value to fill in, as text. */
  readonly says: string
  /** The field's current text; '' when empty. */
  readonly stands: (values: OwnerPetValues) => string
  readonly put: (values: OwnerPetValues) => OwnerPetValues
}
