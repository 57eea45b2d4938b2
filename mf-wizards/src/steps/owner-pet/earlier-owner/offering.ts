import { createContext } from 'react'
import type { Owner } from '@portal/domain'

/** A field by whose text earlier owners are found [OPEN-202]. */
export type SearchedField = 'firstName' | 'lastName' | 'phoneNumber'

export interface EarlierOwner {
  readonly owner: Owner
  /** When their latest booking was made. */
  readonly bookedAt: string
}

/** Where earlier owners are offered, and what becomes of the one that is chosen. */
export interface Offering {
  /** The booking that is being filled in; '' while it is not saved. */
  readonly bookingId: string
  readonly onChosen: (chosen: EarlierOwner) => void
}

/** Null where none are. */
export const OfferingContext = createContext<Offering | null>(null)

/** What a screen reader is told of the list by the field that it belongs to. */
export interface Shown {
  readonly isOpen: boolean
  /** The option that the arrow keys have reached. */
  readonly activeId?: string | undefined
}

/** The list of a field while its keys are pressed. */
export interface ListKeys {
  /** Whether the key was the list's own. */
  press(key: string): boolean
}
