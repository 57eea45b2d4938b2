import { toPortalBooking } from '@portal/domain'
import type { PortalBooking, ServerBooking, StageLabels, WizardKind } from '@portal/domain'
import type { BookingFieldName } from '@portal/domain/booking-merge'
import type { MergeState, ThreeWayMerge, VersionedAnswer } from '@portal/forms'
import { withChosen } from '../chosen-anew'
import type { ChosenAnew } from '../chosen-anew'
import { readWork } from './draft-work'
import type { DraftWork, Unsaved } from './draft-work'
import type { OwnerPetValues } from './owner-pet-values'
import { isSubmitted } from './submitted'
import type { Flight, KeyedSubmission, SubmissionCall, Task } from './tasks'
import type { PendingWrite } from './write'

/** What the form of owner and pet is to a booking; the step brings it, so that the session knows no field. */
export interface FormRules {
  valuesOf(booking: PortalBooking): OwnerPetValues
  bookingWith(booking: PortalBooking, values: OwnerPetValues): PortalBooking
  readonly merge: ThreeWayMerge<OwnerPetValues>
  changed(before: OwnerPetValues, after: OwnerPetValues): BookingFieldName[]
  /** Of a submitted booking [WIZ-106, WIZ-109]. */
  isLocked(name: string, weightEditable: boolean): boolean
  withLocked(typed: OwnerPetValues, saved: OwnerPetValues, weightEditable: boolean): OwnerPetValues
  /** What a draft holds of the form, taken only for what it is. */
  restored(stored: unknown): OwnerPetValues
  restoredBase(unsaved: Unsaved): VersionedAnswer<OwnerPetValues>
  /** What a save does not send, because it is hidden. */
  keptWords(values: OwnerPetValues): unknown
}

/** What a wizard is told from outside. */
export interface SessionAbout {
  readonly kind: WizardKind
  readonly isEdit: boolean
  /** As the chooser began it, until the server has made it. */
  readonly begun: PortalBooking
  readonly labels: StageLabels | undefined
  readonly form: FormRules
  /** The kind that was chosen for a booking which the server has as another [OPEN-341]. */
  readonly chosen?: ChosenAnew | null | undefined
}

/** The form of owner and pet, from when its step was last opened. */
export interface OpenForm {
  readonly mergeState: MergeState<OwnerPetValues>
  /** Of what the values are typed upon: the answer's, but the one before while a question is open. */
  readonly version: number
  /** What stands in the fields. */
  readonly typed: OwnerPetValues
  /** Saved as they are: the form tells of them once more as it goes away. */
  readonly saved: OwnerPetValues | null
  /** It shows owner and pet as they were submitted. */
  readonly isLocked: boolean
  readonly isShown: boolean
}

/**
 * What is known of the latest save. `waiting`: nobody could be reached, it goes out by itself; `unsure`: an answer
 * came that says nothing; `refused`: it is not saved.
 */
export type SaveState = 'sending' | 'saved' | 'waiting' | 'unsure' | 'refused'

/** A booking under work: all that is known of it, and all that waits. */
export interface BookingSession {
  readonly about: SessionAbout
  /** '' until the server has made it. Once it has an id it is never another, whatever storage says [OPEN-89]. */
  readonly id: string
  /** The newest that the server has said. */
  readonly server: ServerBooking | null
  /** What outlives the page; null while there is no draft. */
  readonly work: DraftWork | null
  /** The browser keeps what is typed. */
  readonly isKept: boolean
  readonly form: OpenForm | null
  /** First come, first served; the first is under way. */
  readonly tasks: readonly Task[]
  readonly flight: Flight | null
  /** Our own write whose answer is not known; another wizard's on the same draft is none of ours [OPEN-87]. */
  readonly pending: PendingWrite | null
  /** Submissions whose answer is not known. */
  readonly submissions: Readonly<Partial<Record<SubmissionCall, KeyedSubmission>>>
  readonly progress: SaveState | null
  readonly savedAt: Date | null
  /**
   * The wizard is closed, and another one may work on its draft: what is under way comes to its end, but what is
   * refused from now on waits in the draft [OPEN-87, OPEN-89].
   */
  readonly isLeft: boolean
}

/** A wizard that was just opened. */
export function startSession(
  about: SessionAbout,
  { id, server, work }: Pick<BookingSession, 'id' | 'server' | 'work'>,
): BookingSession {
  return {
    about,
    id,
    server,
    work,
    isKept: true,
    form: null,
    tasks: [],
    flight: null,
    pending: work?.pendingWrite ?? null,
    submissions: {},
    progress: null,
    savedAt: null,
    isLeft: false,
  }
}

/** The booking as far as it is saved. */
export function bookingOf(session: Pick<BookingSession, 'server' | 'about'>): PortalBooking {
  return session.server ? bookingFrom(session, session.server) : session.about.begun
}

export function bookingFrom({ about }: Pick<BookingSession, 'about'>, server: ServerBooking): PortalBooking {
  const booking = toPortalBooking(server, about.labels)
  return isSubmitted(booking) ? booking : withChosen(booking, about.chosen)
}

export function workOf({ work }: Pick<BookingSession, 'work'>): DraftWork {
  return work ?? readWork(null)
}

/** The booking is submitted: owner and pet are changed by Client Care only [WIZ-106]. */
export function isLocked(session: BookingSession): boolean {
  return isSubmitted(bookingOf(session))
}
