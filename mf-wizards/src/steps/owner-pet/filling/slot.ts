import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'

/** A field of the form that there is something for. */
export interface Slot {
  readonly name: string
  readonly label: string
  /** What would be filled in, as people read it. */
  readonly says: string
  /** What stands in the form; '' while nothing was typed. */
  readonly stands: (values: OwnerPetValues) => string
  readonly put: (values: OwnerPetValues) => OwnerPetValues
}
