import { MINUTE_MS } from '@portal/domain'
import type { PartMetric } from '@portal/api-client/contract/part-metrics'
import { asc, eq, gte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { partMetrics, partTimes } from '../db/schema/part-metrics'
import { p75Of, stepOf, timedOf } from '../part-metrics/load-times'
import { withRoom } from '../part-metrics/room'
import type { PartVersion } from '../part-metrics/room'

const BUCKET_MS = 5 * MINUTE_MS

/** Start of a moment's five minutes. */
const bucketOf = (moment: Date) => new Date(Math.floor(moment.getTime() / BUCKET_MS) * BUCKET_MS)

/**
 * Adds the counts of one page's parts to the sums of the present five minutes. Leaves out new parts beyond the limits.
 */
export async function addPartMetrics(db: Db, parts: readonly PartMetric[], now: Date): Promise<void> {
  const bucket = bucketOf(now)
  await db.transaction(async (tx) => {
    const kept = await partsWithRoom(tx, parts, bucket)
    const add = { bucket: bucket.toISOString() }
    await preparedOn(tx, addedCounts).execute({ ...add, rows: JSON.stringify(kept.map(countsOf)) })
    const times = kept.flatMap(({ remote, version, ms }) => (ms == null ? [] : [{ remote, version, step: stepOf(ms) }]))
    if (times.length > 0) await preparedOn(tx, addedTimes).execute({ ...add, rows: JSON.stringify(times) })
  })
}

/** A page with new parts waits for other such pages, because the limits apply to all of them together. */
async function partsWithRoom(tx: Db, parts: readonly PartMetric[], bucket: Date): Promise<readonly PartMetric[]> {
  const known = await preparedOn(tx, knownVersions).execute({ bucket: bucket.toISOString() })
  const isKnown = (part: PartVersion) =>
    known.some(({ remote, version }) => remote === part.remote && version === part.version)
  if (parts.every(isKnown)) return parts
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('part_metrics'))`)
  return withRoom(parts, await preparedOn(tx, knownVersions).execute({ bucket: bucket.toISOString() }))
}

function countsOf({ remote, version, counts }: PartMetric) {
  const one = (happening: PartMetric['counts'][number]) => (counts.includes(happening) ? 1 : 0)
  const faults = { faulty: one('faulty'), failed: one('failed'), render: one('render'), api: one('api') }
  return { remote, version, loads: one('load'), ...faults }
}

const atBucket = sql`${sql.placeholder('bucket')}::timestamptz`
const rows = sql`${sql.placeholder('rows')}::jsonb`

function knownVersions(db: Db) {
  return db
    .select({ remote: partMetrics.remote, version: partMetrics.version })
    .from(partMetrics)
    .where(eq(partMetrics.bucket, atBucket))
    .prepare('known_part_versions')
}

/** Always in the same order: two pages with the same parts then wait for each other without a deadlock. */
function addedCounts(db: Db) {
  return db
    .insert(partMetrics)
    .select(
      sql`select ${atBucket}, remote, version, loads, faulty, failed, render, api from jsonb_to_recordset(${rows})
        as given (remote text, version text, loads int, faulty int, failed int, render int, api int)
        order by remote, version`,
    )
    .onConflictDoUpdate({
      target: [partMetrics.bucket, partMetrics.remote, partMetrics.version],
      set: {
        loads: sql`${partMetrics.loads} + excluded.loads`,
        faulty: sql`${partMetrics.faulty} + excluded.faulty`,
        failed: sql`${partMetrics.failed} + excluded.failed`,
        render: sql`${partMetrics.render} + excluded.render`,
        api: sql`${partMetrics.api} + excluded.api`,
      },
    })
    .prepare('added_part_metrics')
}

function addedTimes(db: Db) {
  return db
    .insert(partTimes)
    .select(
      sql`select ${atBucket}, remote, version, step, 1 from jsonb_to_recordset(${rows})
        as given (remote text, version text, step int) order by remote, version, step`,
    )
    .onConflictDoUpdate({
      target: [partTimes.bucket, partTimes.remote, partTimes.version, partTimes.step],
      set: { loads: sql`${partTimes.loads} + excluded.loads` },
    })
    .prepare('added_part_times')
}

/** The sums of every version since the five minutes of a moment began. */
export async function partMetricsSince(db: Db, since: Date) {
  const from = bucketOf(since)
  const [counts, times] = await Promise.all([summedCounts(db, from), summedTimes(db, from)])
  return counts.map((sums) => {
    const ofVersion = times.filter(({ remote, version }) => remote === sums.remote && version === sums.version)
    return { ...sums, timed: timedOf(ofVersion), p75_ms: p75Of(ofVersion) }
  })
}

const total = (column: AnyPgColumn) => sql`sum(${column})`.mapWith(Number)

function summedCounts(db: Db, from: Date) {
  const { remote, version, loads, faulty, failed, render, api } = partMetrics
  return db
    .select({
      remote,
      version,
      loads: total(loads),
      faulty: total(faulty),
      failed: total(failed),
      render: total(render),
      api: total(api),
    })
    .from(partMetrics)
    .where(gte(partMetrics.bucket, from))
    .groupBy(remote, version)
    .orderBy(asc(remote), asc(version))
}

function summedTimes(db: Db, from: Date) {
  const { remote, version, step, loads } = partTimes
  return db
    .select({ remote, version, step, loads: total(loads) })
    .from(partTimes)
    .where(gte(partTimes.bucket, from))
    .groupBy(remote, version, step)
}
