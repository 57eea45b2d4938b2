import { getRequestListener } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { createApp } from './app'
import { MAX_BODY_BYTES, type WebServerOptions } from '../options/options'
import { createHttpProxy } from '../proxy/http-proxy'
import { targetOf } from '../proxy/target'
import { forwardUpgrade } from '../proxy/websocket-proxy'
import { readPublishers } from '../release/documents/publishers'
import { openReleases, type Releases } from '../release/served/releases'
import { openSeen } from '../release/served/seen'
import { signedStore } from '../release/documents/signed-store'
import { openStore } from '../store/open-store'

export interface WebServer {
  readonly url: string
  stop(): Promise<void>
}

/** Connections stay open between two clicks: a new one costs a slow network several round trips. */
const KEEP_ALIVE_MS = 65_000

/** How long a request's headers may take to come, and how often that is looked at. */
const PATIENCE = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }

/** How long open requests may finish when the server stops. */
const FAREWELL_MS = 2000

/**
 * Serves pages, assets, API and local cloud on one port. Throws when the port is taken, or nothing is released; other
 * releases than those of the store are for measurements.
 */
export async function startWebServer(options: WebServerOptions, others?: Releases): Promise<WebServer> {
  const releases = others ?? (await followed(options))
  const answer = getRequestListener(createApp(options, releases).fetch)
  const secure = options.publicOrigin?.startsWith('https:') ?? false
  const { maxBodyBytes = MAX_BODY_BYTES, pace } = options
  const proxy = createHttpProxy({ maxBodyBytes, secure, pace })
  const upgraded = new Set<Duplex>()

  const server = createServer(PATIENCE, (incoming, outgoing) => {
    const target = targetOf(incoming.url ?? '/', options)
    if (target) proxy.forward(incoming, outgoing, target)
    else void answer(incoming, outgoing)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('upgrade', (incoming, socket, first) =>
    forwardUpgrade(incoming, socket, first, targetOf(incoming.url ?? '/', options), upgraded),
  )
  await listen(server, options.port, options.address ?? '127.0.0.1')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      for (const socket of upgraded) socket.destroy()
      await close(server)
      releases.close()
      proxy.close()
    },
  }
}

function followed(options: WebServerOptions): Promise<Releases> {
  const { channel, keys, seen, remoteOrigins: origins = [] } = options
  const trusted = signedStore(openStore(options), { publishers: readPublishers(keys), origins })
  return openReleases(trusted, channel, { seen: openSeen(seen) })
}

function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const farewell = setTimeout(() => server.closeAllConnections(), FAREWELL_MS)
    server.close(() => {
      clearTimeout(farewell)
      resolve()
    })
    server.closeIdleConnections()
  })
}
