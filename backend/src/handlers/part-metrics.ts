import type { Contract } from '@portal/api-client/contract'
import { forPortal } from '../db/wall'
import type { Deps } from '../deps'
import { GuestRepository } from '../repositories/guest'
import { addPartMetrics } from '../repositories/part-metrics'
import { LINE_COUNTS, OWNER_COUNTS, STAFF_COUNTS, countCall } from '../repositories/rate-limit'
import type { Handlers } from './handler'

type PartCountContract = Pick<Contract, 'countParts' | 'countOwnerParts'>

/**
 * Sums of loads and failures by version of a remote, without their senders. The sums cover all practices, so they are
 * written as the portal itself, without the practice's row-level security.
 */
export function partMetricHandlers({ db }: Deps): Handlers<PartCountContract> {
  // Known and unknown lines get the same response, so that callers cannot find out which lines exist [OPEN-81].
  const isKnown = async (line: string) => (await new GuestRepository(db).phoneOfLine(line)) !== null
  return {
    countParts: async ({ session, body, now }) => {
      await countCall(db, STAFF_COUNTS, session.contact.id, now)
      await forPortal(() => addPartMetrics(db, body.parts, now))
    },

    countOwnerParts: async ({ params, body, now, ip }) => {
      await countCall(db, OWNER_COUNTS, ip, now)
      await countCall(db, LINE_COUNTS, params.id, now)
      if (await isKnown(params.id)) await addPartMetrics(db, body.parts, now)
    },
  }
}
