import { HOUR_MS } from '@portal/domain'
import { openMetrics } from '@portal/server'
import type { Metrics } from '@portal/server'
import { sql } from 'drizzle-orm'
import type { Connection } from '../db/connect'
import { outboxState } from '../outbox/outbox'
import { partMetricsSince } from '../repositories/part-metrics'

/** Metrics of the backend; with memory and event loop if the process is its own [OPEN-168]. */
export function backendFigures({ db, pool }: Connection, now: () => Date, ofProcess = false): Metrics {
  const metrics = openMetrics('backend', { ofProcess })
  metrics.gauge('portal_database_up', async () => {
    const isUp = await db.execute(sql`select 1`).then(
      () => 1,
      () => 0,
    )
    return [{ value: isUp }]
  })
  metrics.gauge('portal_database_pool', () => byState(pool?.() ?? {}))
  metrics.gauge('portal_outbox_items', async () => {
    const { waiting, failing } = await outboxState(db, now())
    return byState({ waiting, failing })
  })
  metrics.gauge('portal_outbox_oldest_seconds', async () => [{ value: (await outboxState(db, now())).oldestSeconds }])
  const parts = async (figure: 'loads' | 'faulty') =>
    (await partMetricsSince(db, new Date(now().getTime() - HOUR_MS))).map(({ remote, version, ...row }) => ({
      value: row[figure],
      labels: { remote, version },
    }))
  metrics.gauge('portal_part_loads', () => parts('loads'))
  metrics.gauge('portal_part_faulty_loads', () => parts('faulty'))
  return metrics
}

const byState = (states: Readonly<Record<string, number>>) =>
  Object.entries(states).map(([state, value]) => ({ value, labels: { state } }))
