import type { PortalBooking, QuotedLine, WarningAnswers } from '@portal/domain'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import type { OwnerPetValues } from './owner-pet-values'
import type { PendingWrite } from './write'

/** A change of the cart: an item in it, out of it, in it again, or all of it anew at the prices of today. */
export type LinesChange =
  | { readonly is: 'put'; readonly input: CartLineInput; readonly editId: string }
  | { readonly is: 'removed' | 'restored'; readonly line: QuotedLine }
  | { readonly is: 'repriced' }

export interface Submission {
  readonly is: 'submission'
  /** As the page showed it: that version is submitted, or none [OPEN-86]. */
  readonly shown: PortalBooking
  /** Null when it could not be drawn: no booking hangs on it [OPEN-49]. */
  readonly picture: string | null
  /** The user confirmed that no ashes are returned [OPEN-98]. */
  readonly outcomeAcknowledged: boolean
  /** The user said that sizes for another weight stay [OPEN-103]. */
  readonly sizesKept: boolean
}

/** Of the booking as the user saw it, in the version `seen`. */
type Update =
  | { readonly is: 'staffMember'; readonly vetStaff: string; readonly seen: number }
  /** Answers to warnings about the booking [OPEN-120]. */
  | { readonly is: 'warningAnswer'; readonly answers: WarningAnswers; readonly seen: number }
  /** The last update of a submitted booking, which changes nothing [WIZ-112, OPEN-48]. */
  | { readonly is: 'confirmation'; readonly seen: number }

/** What a page may ask of the session. */
export type Wanted =
  | { readonly is: 'ownerPet'; readonly values: OwnerPetValues }
  | Update
  | { readonly is: 'lines'; readonly change: LinesChange }
  | Submission

interface OwnerPetTask {
  readonly is: 'ownerPet'
  readonly values: OwnerPetValues
  readonly seen: number
  /** The booking was submitted already when it was pressed. */
  readonly wasLocked: boolean
  /** The booking as the first call saved it; its special instructions follow in a second one [WIZ-63]. */
  readonly saved: PortalBooking | null
}

export interface LinesTask {
  readonly is: 'lines'
  readonly change: LinesChange
  /** As the user had the booking before, and as they have it with the change. */
  readonly before: PortalBooking
  readonly wanted: PortalBooking
  /** The refusal for which the lines are saved again. */
  readonly because?: unknown
}

export interface SubmissionTask extends Submission {
  /** A vet supply order is submitted by an action of its own, its picture follows [WIZ-115, API-39]. */
  readonly call: SubmissionCall
  readonly isOrder: boolean
}

export type SubmissionCall = 'order' | 'complete'

/** Something that is to be done, one after the other. */
export type Task = {
  /** Names who waits for its end, and its writes. */
  readonly id: string
  readonly tries: number
} & (
  | OwnerPetTask
  | Update
  | LinesTask
  | SubmissionTask
  /** Finds out what became of a write that a reload or a broken connection left open. */
  | { readonly is: 'settling' }
)

export type TaskOf<Kind extends Task['is']> = Extract<Task, { readonly is: Kind }>

/**
 * How a task ended. `unanswered`: nothing was sent, a question is open; `asking`: somebody else was faster, the page
 * shows with what; `typedOn`: it is saved, but more was typed since it was sent; `changed`: nothing was submitted, the
 * page shows what became another.
 */
export type End =
  | { readonly is: 'saved'; readonly booking: PortalBooking }
  | { readonly is: 'unanswered' | 'asking' | 'typedOn' }
  | { readonly is: 'changed'; readonly error: unknown }
  /** `isBookingSaved`: only the special instructions failed. */
  | { readonly is: 'failed'; readonly error: unknown; readonly isBookingSaved?: boolean }

/** A submission under its `Idempotency-Key`. */
export interface KeyedSubmission {
  readonly key: string
  readonly content: {
    readonly id: string
    readonly version: number
    /** An order has none. */
    readonly body?: Readonly<Record<string, unknown>>
  }
}

/** The one request on its way. `settles`: the write is an earlier one, of which nobody knows what became. */
export type Flight =
  | { readonly is: 'write'; readonly write: PendingWrite; readonly settles: boolean }
  | { readonly is: 'submission'; readonly call: SubmissionCall; readonly submission: KeyedSubmission }
  /** The booking is read again: why, unless only to have it. */
  | { readonly is: 'reading'; readonly id: string; readonly because: unknown }
