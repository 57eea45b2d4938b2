import type { PortalBooking, QuotedLine, WarningAnswers } from '@portal/domain'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import type { OwnerPetValues } from './owner-pet-values'
import type { PendingWrite } from './write'

/** A change of the cart: put, remove or restore an item, or save all at today's prices. */
export type LinesChange =
  | { readonly kind: 'put'; readonly input: CartLineInput; readonly editId: string }
  | { readonly kind: 'removed' | 'restored'; readonly line: QuotedLine }
  | { readonly kind: 'repriced' }

export interface Submission {
  readonly kind: 'submission'
  /** The booking as the page showed it; only this version may be submitted [OPEN-86]. */
  readonly shown: PortalBooking
  /** Null when drawing failed; the booking is submitted without it [OPEN-49]. */
  readonly picture: string | null
  /** The user confirmed that no ashes are returned [OPEN-98]. */
  readonly outcomeAcknowledged: boolean
  /** The user confirmed sizes for another weight [OPEN-103]. */
  readonly sizesConfirmed: boolean
}

/** Updates of the booking in the version `seen` by the user. */
type Update =
  | { readonly kind: 'staffMember'; readonly vetStaff: string; readonly seen: number }
  /** Answers to warnings about the booking [OPEN-120]. */
  | { readonly kind: 'warningAnswer'; readonly answers: WarningAnswers; readonly seen: number }
  /** The final update of a submitted booking, without changes [WIZ-112, OPEN-48]. */
  | { readonly kind: 'confirmation'; readonly seen: number }

/** Tasks that a page can start. */
export type TaskRequest =
  | { readonly kind: 'ownerPet'; readonly values: OwnerPetValues }
  | Update
  | { readonly kind: 'lines'; readonly change: LinesChange }
  | Submission

interface OwnerPetTask {
  readonly kind: 'ownerPet'
  readonly values: OwnerPetValues
  readonly seen: number
  /** Whether the booking was already submitted when Next was pressed. */
  readonly wasLocked: boolean
  /** The booking as the first call saved it; a second call saves its special instructions [WIZ-63]. */
  readonly saved: PortalBooking | null
}

export interface LinesTask {
  readonly kind: 'lines'
  readonly change: LinesChange
  /** The booking before the change and with it, as the user sees it. */
  readonly before: PortalBooking
  readonly wanted: PortalBooking
  /** The refusal that made the lines be saved again. */
  readonly because?: unknown
}

export interface SubmissionTask extends Submission {
  /** A vet supply order has its own submit action; its picture follows in a second call [WIZ-115, API-39]. */
  readonly call: SubmissionCall
  readonly isOrder: boolean
}

export type SubmissionCall = 'order' | 'complete'

/** A queued task. */
export type Task = {
  /** Identifies the task, its waiting caller and its writes. */
  readonly id: string
  readonly tries: number
} & (
  | OwnerPetTask
  | Update
  | LinesTask
  | SubmissionTask
  /** Finds out the result of a write left open by a reload or lost connection. */
  | { readonly kind: 'settling' }
)

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>

/**
 * How a task ended. `unanswered`: a conflict question is open, nothing was sent; `asking`: a colleague's change needs
 * an answer first; `typedOn`: saved, but more was typed since; `changed`: not submitted, the page shows what changed.
 */
export type TaskEnd =
  | { readonly kind: 'saved'; readonly booking: PortalBooking }
  | { readonly kind: 'unanswered' | 'asking' | 'typedOn' }
  | { readonly kind: 'changed'; readonly error: unknown }
  /** `isBookingSaved`: only the special instructions failed. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly isBookingSaved?: boolean }

/** A submission with its `Idempotency-Key`. */
export interface KeyedSubmission {
  readonly key: string
  readonly content: {
    readonly id: string
    readonly version: number
    /** An order has no body. */
    readonly body?: Readonly<Record<string, unknown>>
  }
}

/** The one request in progress. `settles`: it repeats an earlier write whose result is unknown. */
export type Flight =
  | { readonly kind: 'write'; readonly write: PendingWrite; readonly settles: boolean }
  | { readonly kind: 'submission'; readonly call: SubmissionCall; readonly submission: KeyedSubmission }
  /** Reads the booking again; `because` is the error that made it necessary. */
  | { readonly kind: 'reading'; readonly id: string; readonly because: unknown }
