import { join } from 'node:path'
import * as v from 'valibot'
import { parseJson } from '../http/request-body'
import { RecentLog } from '../log/recent-log'
import type { Envelope } from './envelope'

/** Fields that the page shows; other fields are stored unchanged. */
const EventSchema = v.looseObject({
  event_id: v.optional(v.string()),
  level: v.optional(v.string()),
  message: v.optional(v.unknown()),
  exception: v.optional(v.unknown()),
})
const ExceptionSchema = v.object({
  values: v.pipe(
    v.array(v.looseObject({ type: v.optional(v.string()), value: v.optional(v.string()) })),
    v.minLength(1),
  ),
})
const MessageSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ formatted: v.string() }),
    v.transform((m) => m.formatted),
  ),
])

const StoredSchema = v.object({ project: v.string(), title: v.string(), event: EventSchema })
export type StoredEvent = v.InferOutput<typeof StoredSchema>
export type ErrorLog = RecentLog<StoredEvent>

export function openErrorLog(folder: string): Promise<ErrorLog> {
  return RecentLog.open(join(folder, 'events'), StoredSchema)
}

function titleOf(event: v.InferOutput<typeof EventSchema>): string {
  const exception = v.safeParse(ExceptionSchema, event.exception)
  const last = exception.success ? exception.output.values.at(-1) : undefined
  if (last) return [last.type, last.value].filter(Boolean).join(': ')
  const message = v.safeParse(MessageSchema, event.message)
  return message.success ? message.output : 'Event without a message'
}

/** Error events of an envelope, without sessions, traces and client reports. */
export function eventsOf(envelope: Envelope, project: string): StoredEvent[] {
  return envelope.items
    .filter(({ type }) => type === 'event')
    .flatMap(({ payload }) => {
      const event = v.safeParse(EventSchema, parseJson(payload.toString('utf8')))
      return event.success ? [{ project, title: titleOf(event.output).slice(0, 300), event: event.output }] : []
    })
}
