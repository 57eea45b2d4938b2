import type { Db } from '../db/connect'
import type { GuestSession, StaffSession } from './session'

/** Who does something, when, in which transaction. */
export interface Act<Session = StaffSession | GuestSession> {
  readonly tx: Db
  readonly session: Session
  readonly now: Date
}

/** What a member of staff does. */
export type StaffAct = Act<StaffSession>
