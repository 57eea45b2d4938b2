import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { log } from '@portal/server'
import { again } from '../http/again'
import { listen } from '../http/listen'
import { maySeeAll } from '../http/may-see-all'
import { readKey } from '../releases/documents/key-file'
import { openTrustedStore } from '../releases/served/trusted-store'
import { checkWritesAtStart, openStore } from '../releases/store/open-store'
import type { GuardOptions } from './environment'
import { operatorApi } from './operator-api'
import { openRounds, type Judged } from './round'
import { messageOf } from '@portal/domain/unknown'

/** Interval between looks. Pages report within seconds, so a failing canary is rolled back within a minute. */
const EVERY_MS = 5_000
const NOT_KEPT = { 'Cache-Control': 'no-store' }

export interface Guard {
  readonly url: string
  stop(): Promise<void>
}

interface State {
  readonly canaries: readonly Judged[]
  readonly at: string | null
  readonly problem: string | null
}

/**
 * Watches the canaries of a channel until it is stopped. One runs for a channel; a second does no harm, since a step is
 * made once. `/health` tells what was judged last, and what is in the way.
 */
export async function startGuard(
  options: GuardOptions,
  { everyMs = EVERY_MS, log: tell = log.warn } = {},
): Promise<Guard> {
  const { key, origins, channel, apiUrl, token, ownApi } = options
  const own = readKey(key)
  const bare = openStore(options)
  await checkWritesAtStart(bare)
  const { store, keys } = await openTrustedStore(bare, options, { signer: () => own, origins })
  const api = operatorApi(apiUrl, token, ownApi)
  const round = openRounds({ store, channel, api, log: tell })
  const state: State = { canaries: [], at: null, problem: null }
  const look = async () => {
    const now = new Date()
    try {
      await keys.refresh()
      Object.assign(state, { canaries: await round(now), at: now.toISOString(), problem: null })
    } catch (error) {
      const problem = messageOf(error)
      if (problem !== state.problem) tell(`No canary is judged: ${problem}`)
      Object.assign(state, { problem })
    }
  }
  const app = new Hono()
  app.get('/', (context) => context.text('The guard of canaries. See /health.\n'))
  app.get('/health', (context) => {
    const status = state.problem ? 'degraded' : 'ok'
    const seesAll = maySeeAll(options.closedTo, context.req.header('authorization'))
    return context.json(seesAll ? { status, channel, ...state } : { status }, state.problem ? 503 : 200, NOT_KEPT)
  })
  const stopLooking = again(look, everyMs, 0)
  const server = createAdaptorServer({ fetch: app.fetch })
  return {
    url: `http://127.0.0.1:${await listen(server, options.port)}`,
    stop: async () => {
      stopLooking()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
