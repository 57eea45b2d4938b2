import { thisCall } from '@portal/server'
import { sql } from 'drizzle-orm'
import type { StaffAct } from './act'

/** Puts the member's name to what this transaction changes of the practice and its people: the audit has it [OPEN-167]. */
export async function signed({ tx, session }: Pick<StaffAct, 'tx' | 'session'>): Promise<void> {
  const request = thisCall()?.request ?? ''
  await tx.execute(
    sql`select set_config('portal.actor', ${`contact ${session.contact.id}`}, true), set_config('portal.request', ${request}, true)`,
  )
}
