import { dayOf, groupedBy } from '@portal/domain'
import type { ScreenVisit } from '@portal/api-client/contract/screen-times'
import { asc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { screenTimes } from '../db/schema/part-metrics'
import { p75Of, stepOf, timedOf } from '../part-metrics/load-times'
import { pagesWithRoom } from '../part-metrics/room'

/** Adds what visits to screens took to the sums of this day; what has no room there is left out. */
export async function addScreenTimes(db: Db, visits: readonly ScreenVisit[], now: Date): Promise<void> {
  const day = dayOf(now, 'UTC')
  await db.transaction(async (tx) => {
    const kept = await visitsWithRoom(tx, visits, day)
    await preparedOn(tx, addedTimes).execute({ day, rows: JSON.stringify(kept.flatMap(timesOf)) })
  })
}

/** Whoever brings something new waits for others who do: the room is for all of them. */
async function visitsWithRoom(tx: Db, visits: readonly ScreenVisit[], day: string): Promise<readonly ScreenVisit[]> {
  const known = await preparedOn(tx, knownPages).execute({ day })
  const isKnown = ({ remote, version, page }: ScreenVisit) =>
    known.some((one) => one.remote === remote && one.version === version && one.page === page)
  if (visits.every(isKnown)) return visits
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('screen_times'))`)
  return pagesWithRoom(visits, await preparedOn(tx, knownPages).execute({ day }))
}

const timesOf = ({ remote, version, page, times }: ScreenVisit) =>
  Object.entries(times).map(([kind, ms]) => ({ remote, version, page, kind, step: stepOf(ms) }))

const onDay = sql`${sql.placeholder('day')}::date`

function knownPages(db: Db) {
  const { remote, version, page, day } = screenTimes
  return db.selectDistinct({ remote, version, page }).from(screenTimes).where(eq(day, onDay)).prepare('known_pages')
}

/** In one order for everybody: two pages with the same screens wait for each other, and not both for ever. */
function addedTimes(db: Db) {
  const { day, remote, version, page, kind, step, visits } = screenTimes
  return db
    .insert(screenTimes)
    .select(
      sql`select ${onDay}, remote, version, page, kind, step, count(*)
        from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb)
        as given (remote text, version text, page text, kind text, step int)
        group by remote, version, page, kind, step order by remote, version, page, kind, step`,
    )
    .onConflictDoUpdate({
      target: [day, remote, version, page, kind, step],
      set: { visits: sql`${visits} + excluded.visits` },
    })
    .prepare('added_screen_times')
}

/** What visits took since the day of a moment began, of every page that has such a time. */
export async function screenTimesSince(db: Db, since: Date) {
  const { remote, version, page, kind, step, visits, day } = screenTimes
  const steps = await db
    .select({ measured: { remote, version, page, kind }, step, loads: sql`sum(${visits})`.mapWith(Number) })
    .from(screenTimes)
    .where(gte(day, dayOf(since, 'UTC')))
    .groupBy(remote, version, page, kind, step)
    .orderBy(asc(remote), asc(version), asc(page), asc(kind))
  const groups = groupedBy(steps, ({ measured }) => Object.values(measured).join(' '))
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ measured }) => ({ ...measured, visits: timedOf(group), p75_ms: p75Of(group) })),
  )
}
