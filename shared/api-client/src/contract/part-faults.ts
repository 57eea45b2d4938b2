import { requiredText, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { FAULT_CHANNELS, MOST_FAULT_WORDS, MOST_PLACES, page, remote, version } from './part'
import { Nothing } from './shared-schemas'

/** A place in a file of the remote: `reports.0a1b2c3d.js:1:2345`. */
const place = v.pipe(v.string(), v.regex(/^[\w./-]{1,120}:\d{1,7}:\d{1,7}$/))

const PartFaultSchema = v.object({
  remote,
  version,
  channel: v.picklist(FAULT_CHANNELS),
  /** Route of the screen that was open; null: none of a remote. */
  page: v.nullable(page),
  /** The backend takes out of it what may be of a person before it keeps it. */
  message: requiredText(MOST_FAULT_WORDS),
  /** Of the stack, the places in files of this remote, the innermost first. */
  stack: v.limitedList(place, { max: MOST_PLACES }),
})
export type PartFault = v.InferOutput<typeof PartFaultSchema>

/** Adds to the faults of a day, which name nobody; it may be lost, and needs no idempotency key. */
export const reportPartFault = endpoint('reportPartFault', {
  method: 'POST',
  path: 'portal/part_faults',
  summary: 'An error that a part of a page met, for the team of its remote',
  access: 'staff',
  body: PartFaultSchema,
  response: Nothing,
  status: 204,
  keepsSession: true,
})
