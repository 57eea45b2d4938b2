import { getRequestListener } from '@hono/node-server'
import { createShutdown, log, openServer } from '@portal/server'
import { messageOf } from '@portal/domain/unknown'
import { again } from '../again'
import { listen } from '../listen'
import { trustedStore } from '../release/served/trusted-store'
import { checkedWrites, openStore } from '../store/open-store'
import { createReleaseApi } from './app'
import type { ReleaseApiOptions } from './environment'
import { LIMITS, type Limits } from './limits.data'

/** A key that is listed, or taken out, is known within this time. */
const LOOK_EVERY_MS = 1000
const PATIENCE = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }

export interface ReleaseApi {
  readonly url: string
  stop(): Promise<void>
}

interface Means {
  readonly limits?: Limits
  readonly say?: (line: string) => void
  readonly lookEveryMs?: number
}

/**
 * Takes what publishers have signed and writes it into the release store, so that none of them has a right to write
 * there [OPEN-239]. What it checks, web servers check again: it decides nothing that they do not.
 */
export async function startReleaseApi(
  options: ReleaseApiOptions,
  { limits = LIMITS, say = log.info, lookEveryMs = LOOK_EVERY_MS }: Means = {},
): Promise<ReleaseApi> {
  const bare = openStore(options)
  await checkedWrites(bare)
  const { origins, closedTo } = options
  const { store, keys } = await trustedStore(bare, options, { origins })
  const app = createReleaseApi({ store, bare, keys, origins }, { limits, closedTo, say })
  // Later than the refusal in words.
  const serverOptions = { ...PATIENCE, requestTimeout: limits.uploadMs + PATIENCE.headersTimeout }
  const server = openServer({ options: serverOptions, tls: options.tls }, getRequestListener(app.fetch))
  const end = createShutdown(server, { drainMs: 0, finishMs: limits.uploadMs })
  let isStopped = false
  const look = () =>
    keys.look().catch((error: unknown) => {
      if (!isStopped) log.warn(`The list of keys stays: ${messageOf(error)}`)
    })
  const stopLooking = again(look, lookEveryMs)
  return {
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${await listen(server, options.port, options.address)}`,
    stop: async () => {
      isStopped = true
      stopLooking()
      await end.close()
    },
  }
}
