import type { ServerBooking } from '@portal/domain'
import type { BookingFieldName } from '@portal/domain/booking-merge'
import type { DraftWork } from './draft-work'
import type { OwnerPetValues } from './owner-pet-values'
import { workOf } from './session'
import type { BookingSession } from './session'
import type { TaskEnd, Flight } from './tasks'

/** Effects for the runner. */
export type Effect =
  | { readonly kind: 'send'; readonly flight: Flight }
  /** Merges into the draft and updates its summary [WIZ-117]. */
  | { readonly kind: 'keep'; readonly change: Partial<DraftWork> }
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
export type Turn = readonly [session: BookingSession, effects: readonly Effect[]]

export type TurnStep = (session: BookingSession) => Turn

export function turn(session: BookingSession, ...effects: Effect[]): Turn {
  return [session, effects]
}

/** Runs steps one after another and collects their effects. */
export function inTurn(session: BookingSession, ...turns: readonly TurnStep[]): Turn {
  return turns.reduce<Turn>(
    ([now, before], each) => {
      const [next, effects] = each(now)
      return [next, [...before, ...effects]]
    },
    [session, []],
  )
}

/** Merges a change into the draft. */
export function keep(session: BookingSession, change: Partial<DraftWork>): Turn {
  return turn({ ...session, work: { ...workOf(session), ...change } }, { kind: 'keep', change })
}
