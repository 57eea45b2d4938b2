import type { ServerBooking } from '@portal/domain'
import type { BookingFieldName } from '@portal/domain/booking-merge'
import type { DraftWork } from './draft-work'
import type { OwnerPetValues } from './owner-pet-values'
import { workOf } from './session'
import type { BookingSession } from './session'
import type { End, Flight } from './tasks'

/** What the runner is to do. */
export type Effect =
  | { readonly type: 'send'; readonly flight: Flight }
  /** Merges into the draft, which also tells what the booking is now [WIZ-117]. */
  | { readonly type: 'keep'; readonly change: Partial<DraftWork> }
  /** The page's other readers of the booking have it from here. */
  | { readonly type: 'takeOver'; readonly server: ServerBooking }
  /** Puts values into the form's fields. */
  | { readonly type: 'show'; readonly values: OwnerPetValues }
  /** Fields whose values came from somebody else. */
  | { readonly type: 'announceTheirs'; readonly names: readonly BookingFieldName[] }
  | { readonly type: 'report'; readonly error: unknown; readonly action: string }
  /** Answers whoever asked for the task. */
  | { readonly type: 'end'; readonly id: string; readonly end: End }

/** The session after something has happened, and what is to be done about it. */
export type Turn = readonly [session: BookingSession, effects: readonly Effect[]]

export type Turning = (session: BookingSession) => Turn

export function turn(session: BookingSession, ...effects: Effect[]): Turn {
  return [session, effects]
}

/** One after the other. */
export function inTurn(session: BookingSession, ...turns: readonly Turning[]): Turn {
  return turns.reduce<Turn>(
    ([now, before], each) => {
      const [next, effects] = each(now)
      return [next, [...before, ...effects]]
    },
    [session, []],
  )
}

/** Merges into what the draft holds. */
export function keep(session: BookingSession, change: Partial<DraftWork>): Turn {
  return turn({ ...session, work: { ...workOf(session), ...change } }, { type: 'keep', change })
}
