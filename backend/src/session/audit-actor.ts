import { thisCall } from '@portal/server'
import { sql } from 'drizzle-orm'
import type { StaffContext } from './action-context'

/** Sets the member as author of this transaction's changes to the practice, for the audit [OPEN-167]. */
export async function setAuditActor({ tx, session }: Pick<StaffContext, 'tx' | 'session'>): Promise<void> {
  const request = thisCall()?.request ?? ''
  await tx.execute(
    sql`select set_config('portal.actor', ${`contact ${session.contact.id}`}, true), set_config('portal.request', ${request}, true)`,
  )
}
