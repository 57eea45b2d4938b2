import { v } from '@portal/domain'
import { endpoint } from './endpoint'
import { MOST_MS, remote, version } from './part'
import { IdParams, Nothing } from './shared-schemas'

/**
 * Events of a part of a page, each counted once. `load`: the page requested the part. `failed`: it did not arrive, or
 * threw while it was loaded. `render`: it threw while it was rendered. `api`: a call of its screen got a 5xx answer or
 * one that breaks the contract. `faulty`: the first of `failed`, `render` and `api`.
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
  /** Time until the part was loaded; only for a load whose files came over the network. */
  ms: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MS))),
})
export type PartMetric = v.InferOutput<typeof PartMetricSchema>

const PartCountsSchema = v.object({
  parts: v.pipe(
    v.limitedList(PartMetricSchema, { min: 1, max: 12 }),
    v.check((parts) => new Set(parts.map((part) => part.remote)).size === parts.length),
  ),
})

/** Adds counts to sums of five minutes, which contain no user. A count may be lost, so it needs no idempotency key. */
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

/** `{id}` is the quoted product. An unknown id gets the same answer, and nothing is counted [OPEN-81]. */
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
