import { toPortalBooking, stageKind } from '@portal/domain'
import type { PortalBooking, ServerBooking, StageLabels, WizardKind } from '@portal/domain'
import type { BookingFieldName } from '@portal/domain-bundled/booking-merge'
import type { MergeState, ThreeWayMerge, VersionedAnswer } from '@portal/forms'
import { withKindChoice, readWork } from './draft-work'
import type { KindChoice, DraftWork, UnsavedValues } from './draft-work'
import type { OwnerPetValues } from './owner-pet-values'
import type { Flight, KeyedSubmission, SubmissionCall, Task, TaskEnd } from './tasks'
import type { PendingWrite } from './write'

/** How the owner and pet form maps to a booking. Injected, so that the session knows no fields. */
export interface FormRules {
  valuesOf(booking: PortalBooking): OwnerPetValues
  bookingWith(booking: PortalBooking, values: OwnerPetValues): PortalBooking
  readonly merge: ThreeWayMerge<OwnerPetValues>
  changed(before: OwnerPetValues, after: OwnerPetValues): BookingFieldName[]
  /** Whether a field of a submitted booking is locked [WIZ-106, WIZ-109]. */
  isLocked(name: string, weightEditable: boolean): boolean
  withLocked(typed: OwnerPetValues, saved: OwnerPetValues, weightEditable: boolean): OwnerPetValues
  /** Form values from a stored draft; invalid parts become empty. */
  restored(stored: unknown): OwnerPetValues
  restoredBase(unsaved: UnsavedValues): VersionedAnswer<OwnerPetValues>
  /** Hidden values that a save does not send. */
  hiddenValues(values: OwnerPetValues): unknown
}

/** The session's inputs from outside. */
export interface SessionAbout {
  readonly kind: WizardKind
  readonly isEdit: boolean
  /** The booking from the chooser, until the server has created it. */
  readonly begun: PortalBooking
  readonly labels: StageLabels | undefined
  readonly form: FormRules
  /** New kind for a booking that the server still has as another kind [OPEN-341]. */
  readonly chosen?: KindChoice | null | undefined
}

/** The owner and pet form since its step was last opened. */
export interface OpenForm {
  readonly mergeState: MergeState<OwnerPetValues>
  /** Version that the values are based on; while a question is open, still the previous one. */
  readonly version: number
  /** Current values of the fields. */
  readonly typed: OwnerPetValues
  /** Values just saved without changes since. The closing form reports them once more, and they need no storing. */
  readonly saved: OwnerPetValues | null
  /** Whether owner and pet are shown as submitted. */
  readonly isLocked: boolean
  readonly isShown: boolean
}

/**
 * State of the latest save. `waiting`: no connection, it is sent again automatically; `unsure`: the answer was lost;
 * `refused`: not saved.
 */
export type SaveState = 'sending' | 'saved' | 'waiting' | 'unsure' | 'refused'

/** State of the booking in a wizard, with its queued tasks. */
export interface BookingSession {
  readonly about: SessionAbout
  /** '' until the server has created the booking. Once set it never changes, whatever storage says [OPEN-89]. */
  readonly id: string
  /** The newest version from the server. */
  readonly server: ServerBooking | null
  /** The stored draft; null while there is none. */
  readonly work: DraftWork | null
  /** Whether browser storage works. */
  readonly isDraftSaved: boolean
  readonly form: OpenForm | null
  /** Queue of tasks; the first one is running. */
  readonly tasks: readonly Task[]
  readonly flight: Flight | null
  /** Our write without a known answer, never one of another wizard on the same draft [OPEN-87]. */
  readonly pending: PendingWrite | null
  /** Submissions without a known answer. */
  readonly submissions: Readonly<Partial<Record<SubmissionCall, KeyedSubmission>>>
  readonly progress: SaveState | null
  readonly savedAt: Date | null
  /**
   * The wizard is closed and another one may use its draft. The running request finishes, but refused writes are not
   * retried; their values wait in the draft [OPEN-87, OPEN-89].
   */
  readonly isLeft: boolean
}

/** Initial state of a session. */
export function startSession(
  about: SessionAbout,
  { id, server, work }: Pick<BookingSession, 'id' | 'server' | 'work'>,
): BookingSession {
  return {
    about,
    id,
    server,
    work,
    isDraftSaved: true,
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

/** The booking as saved. */
export function bookingOf(session: Pick<BookingSession, 'server' | 'about'>): PortalBooking {
  return session.server ? bookingFrom(session, session.server) : session.about.begun
}

export function bookingFrom({ about }: Pick<BookingSession, 'about'>, server: ServerBooking): PortalBooking {
  const booking = toPortalBooking(server, about.labels)
  return isSubmitted(booking) ? booking : withKindChoice(booking, about.chosen)
}

export function workOf({ work }: Pick<BookingSession, 'work'>): DraftWork {
  return work ?? readWork(null)
}

/** Whether the booking is submitted: only Client Care changes owner and pet then [WIZ-106]. */
export function isLocked(session: BookingSession): boolean {
  return isSubmitted(bookingOf(session))
}

/** Whether the booking's stage gives owner and pet to the provider [WIZ-106]. */
export function isSubmitted({ id, parsedOrderStage, orderStage }: PortalBooking): boolean {
  return id !== '' && stageKind(parsedOrderStage, orderStage) === 'submitted'
}

/** Effects for the runner. */
export type Effect =
  | { readonly kind: 'send'; readonly flight: Flight }
  /** Merges into the draft and updates its summary [WIZ-117]. */
  | { readonly kind: 'updateDraft'; readonly change: Partial<DraftWork> }
  /** Updates the page's other readers of the booking. */
  | { readonly kind: 'takeOver'; readonly server: ServerBooking }
  /** Sets the form's field values. */
  | { readonly kind: 'show'; readonly values: OwnerPetValues }
  /** Announces fields with a colleague's values. */
  | { readonly kind: 'announceTheirs'; readonly names: readonly BookingFieldName[] }
  | { readonly kind: 'report'; readonly error: unknown; readonly action: string }
  /** Resolves the caller that started the task. */
  | { readonly kind: 'end'; readonly id: string; readonly end: TaskEnd }

/** The session after an event, and the effects to run. */
export type Transition = readonly [session: BookingSession, effects: readonly Effect[]]

type TransitionStep = (session: BookingSession) => Transition

export function transition(session: BookingSession, ...effects: Effect[]): Transition {
  return [session, effects]
}

/** Runs steps one after another and collects their effects. */
export function chain(session: BookingSession, ...turns: readonly TransitionStep[]): Transition {
  return turns.reduce<Transition>(
    ([now, before], each) => {
      const [next, effects] = each(now)
      return [next, [...before, ...effects]]
    },
    [session, []],
  )
}

/** Merges a change into the draft. */
export function updateDraft(session: BookingSession, change: Partial<DraftWork>): Transition {
  return transition({ ...session, work: { ...workOf(session), ...change } }, { kind: 'updateDraft', change })
}
