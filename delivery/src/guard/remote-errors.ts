import { FAULT_CHANNELS, MOST_FAULTS } from '@portal/api-client/contract/part'
import { VERSIONS_PATH } from '@portal/federation/host'
import * as v from 'valibot'

/** Below it a web server tells a team which errors pages met with its own remote [OPEN-309]. */
export const ERRORS_PATH = `${VERSIONS_PATH}/errors`

/** Days that faults are told of, where none is named. */
export const ERROR_DAYS = 30

/** Is this a day, as 2026-11-20? */
export const isDay = (text: string) =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text

/** The day of a moment, in UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const ErrorSchema = v.object({
  version: v.string(),
  channel: v.picklist(FAULT_CHANNELS),
  /** Route of the screen that was open; null: none of a remote. */
  page: v.nullable(v.string()),
  message: v.string(),
  /** Places in the remote's own files, the innermost first. */
  stack: v.array(v.string()),
  times: v.number(),
  first_seen: v.string(),
  last_seen: v.string(),
})

/** What a web server tells of one remote, the latest first. */
export const RemoteErrorsSchema = v.object({
  name: v.string(),
  since: v.string(),
  errors: v.pipe(v.array(ErrorSchema), v.maxLength(MOST_FAULTS)),
})
export type RemoteErrors = v.InferOutput<typeof RemoteErrorsSchema>
