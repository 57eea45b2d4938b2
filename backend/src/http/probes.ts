import { sql } from 'drizzle-orm'
import type { Hono, MiddlewareHandler } from 'hono'
import { folderFault } from '@portal/server'
import type { Deps } from '../deps'
import { readOnly, unavailable } from '../errors/failure'
import { READ_ONLY, allowOnly } from './http-error'

const NOT_KEPT = { 'cache-control': 'no-store' }
const DATABASE_MS = 2_000

/**
 * Health checks for load balancers and orchestrators, left out of the call figures. Live: the process runs. Ready: it may
 * receive calls. A server stays ready without its database: otherwise all servers would leave service at once, and none
 * could report the reason [OPEN-148].
 */
export function mountProbes(app: Hono, { db, auth, isClosed, isDraining }: Deps): void {
  app.get('/health/live', ({ json }) => json({ status: 'ok' }, 200, NOT_KEPT))
  app.get('/health/ready', async ({ req, json }) => {
    if (isDraining()) return json({ status: 'draining' }, 503, NOT_KEPT)
    if (isClosed && !auth.isOperator(req.header('authorization'))) return json({ status: 'ready' }, 200, NOT_KEPT)
    return json({ status: 'ready', database: await stateOf(db) }, 200, NOT_KEPT)
  })
  for (const path of ['live', 'ready']) allowOnly(app, `/health/${path}`, READ_ONLY)
}

/** Refuses `/health` while the embedded database cannot be written; the operator reads which folder it is [OPEN-264]. */
export const refuseUnwritable =
  ({ folder, auth, isClosed }: Deps): MiddlewareHandler =>
  async ({ req }, next) => {
    const fault = folder === null ? null : await folderFault(folder)
    if (fault === null) return next()
    throw isClosed && !auth.isOperator(req.header('authorization')) ? readOnly() : unavailable(`Not ready. ${fault}`)
  }

async function stateOf(db: Deps['db']): Promise<'ok' | 'down'> {
  const late = new Promise<'down'>((resolve) => setTimeout(resolve, DATABASE_MS, 'down').unref())
  const pending = db.execute(sql`select 1`).then(
    () => 'ok' as const,
    () => 'down' as const,
  )
  return Promise.race([pending, late])
}

/** Metrics for Prometheus; in a closed service for the operator only [OPEN-168]. Counted like any other call. */
export function mountMetrics(app: Hono, { auth, isClosed, metrics }: Deps): void {
  app.get('/metrics', async ({ req }) => {
    if (isClosed) await auth.authenticate('operator', req.header('authorization'))
    return new Response(await metrics.text(), {
      headers: { 'content-type': metrics.type, 'cache-control': 'no-store' },
    })
  })
  allowOnly(app, '/metrics', READ_ONLY)
}
