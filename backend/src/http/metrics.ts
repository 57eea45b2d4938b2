import type { Hono } from 'hono'
import type { Deps } from '../deps'
import { READ_ONLY, allowOnly } from './allow-only'

/** The figures as Prometheus reads them; closed, the operator's [OPEN-168]. Counted like any other call. */
export function mountMetrics(app: Hono, { auth, isClosed, metrics }: Deps): void {
  app.get('/metrics', async ({ req }) => {
    if (isClosed) await auth.authenticate('operator', req.header('authorization'))
    return new Response(await metrics.text(), {
      headers: { 'content-type': metrics.type, 'cache-control': 'no-store' },
    })
  })
  allowOnly(app, '/metrics', READ_ONLY)
}
