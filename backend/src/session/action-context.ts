import type { Db } from '../db/connect'
import type { GuestSession, StaffSession } from './session'

/** An act: who, when, and in which transaction. */
export interface ActionContext<Session = StaffSession | GuestSession> {
  readonly tx: Db
  readonly session: Session
  readonly now: Date
}

/** An act of staff. */
export type StaffContext = ActionContext<StaffSession>
