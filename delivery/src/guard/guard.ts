import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { log } from '@portal/server'
import { repeat } from '../http/repeat'
import { listen } from '../http/listen'
import { maySeeDetails } from '../http/operator-access'
import { readKey } from '../releases/documents/signatures'
import { openTrustedStore } from '../releases/served/trusted-store'
import { checkWritesAtStart, openStore } from '../releases/store/open-store'
import type { GuardOptions } from './environment'
import { createOperatorApi } from './operator-api'
import { createRound, type JudgedVersion } from './round'
import { messageOf } from '@portal/domain/unknown'

/** Interval of rounds. Pages report within seconds, so a failing canary is rolled back within a minute. */
const ROUND_EVERY_MS = 5_000
const NO_STORE = { 'Cache-Control': 'no-store' }

export interface Guard {
  readonly url: string
  stop(): Promise<void>
}

interface State {
  readonly canaries: readonly JudgedVersion[]
  readonly at: string | null
  readonly problem: string | null
}

/**
 * Judges the canaries of a channel until it is stopped. `/health` shows the last verdicts and the current problem. A
 * second guard on the same channel does no harm, since each step is written once.
 */
export async function startGuard(
  options: GuardOptions,
  { everyMs = ROUND_EVERY_MS, log: warn = log.warn } = {},
): Promise<Guard> {
  const { key, origins, channel, apiUrl, token, ownApi } = options
  const own = readKey(key)
  const bare = openStore(options)
  await checkWritesAtStart(bare)
  const { store, keys } = await openTrustedStore(bare, options, { signer: () => own, origins })
  const api = createOperatorApi(apiUrl, token, ownApi)
  const round = createRound({ store, channel, api, log: warn })
  const state: State = { canaries: [], at: null, problem: null }
  const runRound = async () => {
    const now = new Date()
    try {
      await keys.refresh()
      Object.assign(state, { canaries: await round(now), at: now.toISOString(), problem: null })
    } catch (error) {
      const problem = messageOf(error)
      if (problem !== state.problem) warn(`No canary is judged: ${problem}`)
      Object.assign(state, { problem })
    }
  }
  const app = new Hono()
  app.get('/', (context) => context.text('The guard of canaries. /health shows its verdicts.\n'))
  app.get('/health', (context) => {
    const status = state.problem ? 'degraded' : 'ok'
    const seesAll = maySeeDetails(options.operatorAccess, context.req.header('authorization'))
    return context.json(seesAll ? { status, channel, ...state } : { status }, state.problem ? 503 : 200, NO_STORE)
  })
  const stopRounds = repeat(runRound, everyMs, 0)
  const server = createAdaptorServer({ fetch: app.fetch })
  return {
    url: `http://127.0.0.1:${await listen(server, options.port)}`,
    stop: async () => {
      stopRounds()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
