import type { Db } from '../db/connect'
import type { GuestSession, StaffSession } from './session'

/** An act: who, when, and in which transaction. */
export interface Act<Session = StaffSession | GuestSession> {
  readonly tx: Db
  readonly session: Session
  readonly now: Date
}

/** An act of staff. */
export type StaffAct = Act<StaffSession>
