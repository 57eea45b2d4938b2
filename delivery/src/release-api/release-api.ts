import { getRequestListener } from '@hono/node-server'
import { createShutdown, log, openServer } from '@portal/server'
import { messageOf } from '@portal/domain/unknown'
import { repeat } from '../http/repeat'
import { listen } from '../http/listen'
import { openTrustedStore } from '../releases/served/trusted-store'
import { checkWritesAtStart, openStore } from '../releases/store/open-store'
import { createReleaseApi } from './app'
import type { ReleaseApiOptions } from './environment'
import { LIMITS, type Limits } from './limits.data'

/** Interval of reading the list of keys. */
const READ_KEYS_EVERY_MS = 1000
const TIMEOUTS = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }

export interface ReleaseApi {
  readonly url: string
  stop(): Promise<void>
}

interface ReleaseApiServices {
  readonly limits?: Limits
  readonly onWrite?: (line: string) => void
  readonly readKeysEveryMs?: number
}

/**
 * Writes signed releases and steps into the store for publishers, who need no access to the store itself [OPEN-239].
 * Web servers repeat all its checks, so they need not trust it.
 */
export async function startReleaseApi(
  options: ReleaseApiOptions,
  { limits = LIMITS, onWrite = log.info, readKeysEveryMs = READ_KEYS_EVERY_MS }: ReleaseApiServices = {},
): Promise<ReleaseApi> {
  const bare = openStore(options)
  await checkWritesAtStart(bare)
  const { origins, operatorAccess } = options
  const { store, keys } = await openTrustedStore(bare, options, { origins })
  const app = createReleaseApi({ store, bare, keys, origins }, { limits, operatorAccess, onWrite })
  // Longer than `uploadMs`, so that a slow sender gets the refusal and not a broken connection.
  const serverOptions = { ...TIMEOUTS, requestTimeout: limits.uploadMs + TIMEOUTS.headersTimeout }
  const server = openServer({ options: serverOptions, tls: options.tls }, getRequestListener(app.fetch))
  const shutdown = createShutdown(server, { drainMs: 0, finishMs: limits.uploadMs })
  let isStopped = false
  const readKeys = () =>
    keys.refresh().catch((error: unknown) => {
      if (!isStopped) log.warn(`The list of keys could not be read, so the last one stays in use: ${messageOf(error)}`)
    })
  const stopReading = repeat(readKeys, readKeysEveryMs)
  return {
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${await listen(server, options.port, options.address)}`,
    stop: async () => {
      isStopped = true
      stopReading()
      await shutdown.close()
    },
  }
}
