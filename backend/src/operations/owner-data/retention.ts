import { addTime } from '@portal/domain'
import { log } from '@portal/server'
import type { Db } from '../../db/connect'
import type { Storage } from '../../services/storage'
import { eraseOwner, findUntouchedBookings } from './erase'

/** Most bookings of one run; the next run continues. */
const MOST = 500

export interface RetentionResult {
  /** Bookings without events since this moment are erased. */
  readonly since: Date
  readonly erased: number
  /** Failed erasures, which are tried again. */
  readonly failed: number
}

/** Erases owners' data older than the setting, and returns the counts [OPEN-169]. */
export async function eraseOld(
  deps: { readonly db: Db; readonly storage: Pick<Storage, 'delete'> },
  years: number,
  now: Date,
): Promise<RetentionResult> {
  const since = addTime(now, -12 * years, 'month')
  let erased = 0
  let failed = 0
  for (const of of await findUntouchedBookings(deps.db, since, MOST)) {
    try {
      if (await eraseOwner(deps, of, 'age', now)) erased++
    } catch (error) {
      failed++
      log.error(`owners: booking ${of.orderId} not made unreadable`, error)
    }
  }
  if (erased + failed > 0)
    log.info(`owners: ${erased} bookings made unreadable by age, ${failed} not`, { erased, failed })
  return { since, erased, failed }
}
