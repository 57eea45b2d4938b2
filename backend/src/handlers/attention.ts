import { daysWaited } from '@portal/domain-bundled/attention'
import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { attentionOf } from '../repositories/booking-list/attention'
import { waitedTooLong } from '../practice/attention'
import { clockOf } from '../practice/clock'
import { tenantFrom } from '../session/tenant'
import type { Handlers } from './handler'

export function attentionHandlers({ db }: Deps): Handlers<Pick<Contract, 'listAttention'>> {
  return {
    listAttention: async ({ session, now }) => {
      const { practice } = session
      const found = await attentionOf(db, tenantFrom(session), waitedTooLong(practice, now))
      const waiting = found.map(({ kind, count, since }) => ({
        kind,
        count,
        oldest_days: daysWaited(since, now, clockOf(practice)),
      }))
      return { waiting }
    },
  }
}
