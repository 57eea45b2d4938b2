import { v } from '@portal/domain'
import { endpoint } from './endpoint'
import { remote, version } from './part'
import { moment } from './shared-schemas'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Sums of whole buckets of five minutes, from the one of `since` on. */
export const listPartCounts = endpoint('listPartCounts', {
  method: 'GET',
  path: 'portal/part_counts',
  summary: 'Loads, faults and load times since a moment, by remote and version',
  access: 'operator',
  query: v.object({ since: moment }),
  response: v.array(
    v.object({
      remote,
      version,
      loads: count,
      faulty: count,
      failed: count,
      render: count,
      api: count,
      /** Loads with a time; `p75_ms` is of these. */
      timed: count,
      p75_ms: v.nullable(count),
    }),
  ),
})
