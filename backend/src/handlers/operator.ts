import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { noteRefused } from '../owners/refused'
import { queueEmail } from '../outbox/email'
import { autoRollbackEmail } from '../emails/auto-rollback'
import { partMetricsSince } from '../repositories/part-metrics'
import type { Handlers } from './handler'

/** Calls for the portal's operator. */
export function operatorHandlers({
  db,
  outbox,
}: Deps): Handlers<Pick<Contract, 'listPartMetrics' | 'reportAutoRollback' | 'reportMessageRefused'>> {
  return {
    listPartMetrics: async ({ query }) => partMetricsSince(db, new Date(query.since)),

    reportAutoRollback: ({ body, once }) =>
      once(async ({ tx, now }) => {
        await queueEmail(tx, autoRollbackEmail(body, now), now)
      }).finally(outbox.wake),

    reportMessageRefused: ({ body, once }) =>
      once(async ({ tx, now }) => {
        await noteRefused(tx, body.message_id, body.reason, now)
      }),
  }
}
