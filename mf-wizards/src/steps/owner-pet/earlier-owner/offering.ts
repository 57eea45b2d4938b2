import type { Owner } from '@portal/domain'

/** A field by whose text earlier owners are found [OPEN-202]. */
export type SearchedField = 'firstName' | 'lastName' | 'phoneNumber'

/** The row of fields below which earlier owners are offered. */
export type SearchedRow = 'names' | 'phone'

export interface EarlierOwner {
  readonly owner: Owner
  /** When their latest booking was made. */
  readonly bookedAt: string
}
