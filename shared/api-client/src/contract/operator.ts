import { MAX_LENGTH, isDay, isEmail, requiredText, v } from '@portal/domain'
import { AUTO_ROLLBACK_REASONS } from '@portal/domain-bundled/auto-rollback'
import { endpoint } from './endpoint'
import { remote, version } from './part'
import { Nothing } from './shared-schemas'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A moment in a query, in UTC: `2026-11-20T10:00:00.000Z`. */
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/),
  v.check((value) => isDay(value.slice(0, 10)), 'not a day'),
)

/** Sums of whole buckets of five minutes, beginning with the bucket that contains `since`. */
export const listPartMetrics = endpoint('listPartMetrics', {
  method: 'GET',
  path: 'portal/part_metrics',
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
      /** Loads with a time, from which `p75_ms` is calculated. */
      timed: count,
      p75_ms: v.nullable(count),
    }),
  ),
})

/** A share of all loads of a version, in per cent with two decimals at most. */
const share = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check((value) => Math.round(value * 100) / 100 === value),
)

/** Measurements of the canary or of the stable version. */
const FaredSchema = v.object({
  loads: count,
  /** Share of loads with a fault. */
  share,
  /** null when no load had a time. */
  p75_ms: v.nullable(count),
})

const AutoRollbackSchema = v.object({
  channel: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  /** Number of the step that rolled it back. */
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999)),
  remote,
  version,
  /** Version that all users get now; null when they get none. */
  back_to: v.nullable(version),
  /** Share of the users who had the rolled-back version, in per cent. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  owner: v.object({
    team: requiredText(MAX_LENGTH.name),
    email: v.pipe(requiredText(MAX_LENGTH.email), v.check(isEmail)),
  }),
  why: v.picklist(AUTO_ROLLBACK_REASONS),
  canary: FaredSchema,
  stable: FaredSchema,
})
export type AutoRollback = v.InferOutput<typeof AutoRollbackSchema>

/** The backend writes the e-mail from these facts and retries until it is sent. */
export const reportAutoRollback = endpoint('reportAutoRollback', {
  method: 'POST',
  path: 'portal/auto_rollback',
  summary: 'Mail the owner of a remote that its canary was rolled back',
  access: 'operator',
  body: AutoRollbackSchema,
  response: Nothing,
  status: 204,
  idempotent: true,
})

/** Called when the mail server returns an e-mail to an owner. */
export const reportMessageRefused = endpoint('reportMessageRefused', {
  method: 'POST',
  path: 'portal/message_refusals',
  summary: 'Tell that a mail or SMS to a pet owner came back',
  access: 'operator',
  body: v.object({
    /** The mail's `Message-ID`, with or without brackets and host, or the SMS's idempotency key. */
    message_id: v.pipe(v.string(), v.regex(/^<?[\da-f-]{36}-(mail|sms)(@[\w.-]+)?>?$/)),
    /** The receiving side's text. */
    reason: requiredText(500),
  }),
  response: Nothing,
  status: 204,
  idempotent: true,
})
