import { addTime } from '@portal/domain'
import type { Hono } from 'hono'
import { createApp } from '../src/app'
import { refreshSeal } from '../src/services/refresh-seal'
import { testApi } from './api'
import type { TestApi } from './api'
import type { PageAnswer } from './browser'
import { rotatingPool } from './rotating-pool'
import type { RotatingPool } from './rotating-pool'

export interface RefreshTest {
  readonly api: TestApi
  /** `anew` replaces `pool` and `app`. */
  pool: RotatingPool
  app: Hono
  /** Another backend on the same database. */
  process(): Promise<Hono>
  /** Starts over with a new pool and an empty outbox. */
  anew(): Promise<void>
  later(seconds: number): void
  row(signInId: string): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Delivers queued items for the pool. */
  deliver(): Promise<void>
}

/** The API with a user pool that issues refresh tokens. */
export async function refreshTest(): Promise<RefreshTest> {
  const api = await testApi()
  const process = async () =>
    createApp({ ...api.deps, userPool: test.pool.client, refreshSeal: await refreshSeal(api.deps.db) })
  const pool = rotatingPool(api.identity)
  const test: RefreshTest = {
    api,
    pool,
    app: createApp({ ...api.deps, userPool: pool.client }),
    process,
    anew: async () => {
      api.clock.now = new Date()
      await api.connection.sql.query('delete from outbox')
      test.pool = rotatingPool(api.identity)
      test.app = await process()
    },
    later: (seconds) => {
      api.clock.now = addTime(api.clock.now, seconds, 'second')
    },
    row: async (id) => (await api.connection.sql.query('select * from sign_ins where id = $1', [id]))[0],
    deliver: async () => {
      api.deps.userPool.ask = test.pool.client.ask
      await api.deliver()
    },
  }
  return test
}

/** Status and refresh token of the response to a page. */
export const tokensIn = ({ body, status }: PageAnswer) => [status, body.AuthenticationResult?.RefreshToken]
export const KEPT = [200, 'kept-by-the-portal']
export const REFUSED = [400, undefined]
