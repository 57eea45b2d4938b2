import type { Owner } from '@portal/domain'

/** A field whose text searches earlier owners [OPEN-202]. */
export type SearchedField = 'firstName' | 'lastName' | 'phoneNumber'

/** The row below which earlier owners are offered. */
export type SearchedRow = 'names' | 'phone'

export interface EarlierOwner {
  readonly owner: Owner
  /** Time of the owner's latest booking. */
  readonly bookedAt: string
}
