import { v } from '@portal/domain'
import { endpoint } from './endpoint'

/** [EXT-04] */
export const getStageLabels = endpoint('getStageLabels', {
  method: 'GET',
  path: 'portal/dropdown/vet_facing_string_map',
  summary: 'Display labels by booking stage',
  access: 'open',
  response: v.record(v.string(), v.string()),
})

export const health = endpoint('health', {
  method: 'GET',
  path: 'health',
  summary: 'Whether the service answers, and what still waits to be done at others',
  access: 'open',
  response: v.object({
    status: v.string(),
    // In production, this and the next field are null for everybody except the operator [OPEN-144].
    version: v.nullable(v.string()),
    /** `failing`: waiting messages that have failed repeatedly [OPEN-90]. */
    outbox: v.nullable(v.object({ waiting: v.number(), oldestSeconds: v.number(), failing: v.number() })),
  }),
})
