import type { ServerBooking } from '@portal/domain'
import type { BookingFieldName } from '@portal/domain-bundled/booking-merge'
import type { DraftWork } from './draft-work'
import type { OwnerPetValues } from './owner-pet-values'
import { workOf } from './session'
import type { BookingSession } from './session'
import type { TaskEnd, Flight } from './tasks'

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

export type TransitionStep = (session: BookingSession) => Transition

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
