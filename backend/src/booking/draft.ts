import type { BookingFacts } from './server-pet-owner'

/** What the owner and pet step of a booking holds. */
export type DraftFacts = BookingFacts & {
  readonly serviceType: string
  readonly relationship: string
  readonly isPackage: boolean
  readonly skipOwner: boolean
}

export type FieldDetail = Record<string, string>
