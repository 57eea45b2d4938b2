import { v } from '@portal/domain'
import { endpoint } from './endpoint'
import { MOST_MS, remote, version } from './part'
import { IdParams, Nothing } from './shared-schemas'

/**
 * What befell a part of a page, each told once: the page asked for it; it did not come, or threw while it was loaded; it
 * threw while it was drawn; a call of its screen was answered 5xx or against the contract. `faulty` is told with the
 * first of these three.
 */
const PartEventSchema = v.picklist(['load', 'faulty', 'failed', 'render', 'api'])
export type PartEvent = v.InferOutput<typeof PartEventSchema>

const PartMetricSchema = v.object({
  remote,
  version,
  counts: v.pipe(
    v.limitedList(PartEventSchema, { min: 1, max: 5 }),
    v.check((counts) => new Set(counts).size === counts.length),
  ),
  /** Until the part was there; of a load whose files came over the network. */
  ms: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MS))),
})
export type PartMetric = v.InferOutput<typeof PartMetricSchema>

const PartCountsSchema = v.object({
  parts: v.pipe(
    v.limitedList(PartMetricSchema, { min: 1, max: 12 }),
    v.check((parts) => new Set(parts.map((part) => part.remote)).size === parts.length),
  ),
})

/** Adds to sums of five minutes, which name nobody; it may be lost, and needs no idempotency key. */
export const countParts = endpoint('countParts', {
  method: 'POST',
  path: 'portal/part_metrics',
  summary: 'How the parts of a page fared, for sums by remote and version',
  access: 'staff',
  body: PartCountsSchema,
  response: Nothing,
  status: 204,
  keepsSession: true,
})

/** `{id}` is the quoted product; one that is not there is answered alike, and nothing is counted [OPEN-81]. */
export const countOwnerParts = endpoint('countOwnerParts', {
  method: 'POST',
  path: 'portal/part_metrics/{id}',
  summary: "How the parts of an owner's page fared",
  access: 'open',
  params: IdParams,
  body: PartCountsSchema,
  response: Nothing,
  status: 204,
  keepsSession: true,
})
