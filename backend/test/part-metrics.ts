import type { PartMetric } from '@portal/api-client/contract/part-metrics'
import type { AutoRollback } from '@portal/api-client/contract/operator'

/** A part of a page, as the page counts it. */
export const part = (): PartMetric => ({ remote: 'mf-bookings', version: '1.4.0', counts: ['load'] })

/** The report of a canary that was rolled back. */
export const autoRollback = (): AutoRollback => ({
  channel: 'live',
  step: 17,
  remote: 'mf-bookings',
  version: '1.5.0',
  back_to: '1.4.0',
  percent: 10,
  owner: { team: 'Bookings & co', email: 'bookings@portal.test' },
  why: 'errors',
  canary: { loads: 212, share: 4.57, p75_ms: 1267 },
  stable: { loads: 12_811, share: 0, p75_ms: 960 },
})
