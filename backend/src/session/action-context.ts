import { thisCall } from '@portal/server'
import { sql } from 'drizzle-orm'
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

/** Sets the member as author of this transaction's changes to the practice, for the audit [OPEN-167]. */
export async function setAuditActor({ tx, session }: Pick<StaffContext, 'tx' | 'session'>): Promise<void> {
  const request = thisCall()?.request ?? ''
  await tx.execute(
    sql`select set_config('portal.actor', ${`contact ${session.contact.id}`}, true), set_config('portal.request', ${request}, true)`,
  )
}
