import { v } from '@portal/domain'
import { endpoint } from './endpoint'
import { MOST_MS, MOST_SCREENS, page, remote, TIME_KINDS, version } from './part'
import { IdParams, Nothing } from './shared-schemas'

const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MS))

/** What one visit to a screen took, in milliseconds; nothing of who made it, or of what was on the screen. */
const ScreenVisitSchema = v.object({
  remote,
  version,
  page,
  times: v.pipe(
    v.limitedRecord(v.picklist(TIME_KINDS), ms, { max: TIME_KINDS.length }),
    v.check((times) => Object.keys(times).length > 0),
  ),
})
export type ScreenVisit = v.InferOutput<typeof ScreenVisitSchema>

const VisitsSchema = v.object({
  visits: v.limitedList(ScreenVisitSchema, { min: 1, max: MOST_SCREENS }),
})

/** Adds to sums of a day, which name nobody; it may be lost, and needs no idempotency key. */
export const reportScreenTimes = endpoint('reportScreenTimes', {
  method: 'POST',
  path: 'portal/screen_times',
  summary: 'What visits to screens took, for sums by remote, version and page',
  access: 'staff',
  body: VisitsSchema,
  response: Nothing,
  status: 204,
  keepsSession: true,
})

/** `{id}` is the quoted product; one that is not there is answered alike, and nothing is kept [OPEN-81]. */
export const reportOwnerScreenTimes = endpoint('reportOwnerScreenTimes', {
  method: 'POST',
  path: 'portal/screen_times/{id}',
  summary: "What visits to an owner's screens took",
  access: 'open',
  params: IdParams,
  body: VisitsSchema,
  response: Nothing,
  status: 204,
  keepsSession: true,
})
