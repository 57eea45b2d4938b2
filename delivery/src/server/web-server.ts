import { getRequestListener } from '@hono/node-server'
import { createShutdown, log, openMetrics, openServer } from '@portal/server'
import type { Shutdown, ShutdownTimeouts } from '@portal/server'
import type { Duplex } from 'node:stream'
import { createApp } from './app'
import { hostFault } from './host-check'
import { toldRequest } from './told-request'
import { listen } from '../listen'
import { MAX_BODY_BYTES, type Timeouts, type WebServerOptions } from '../options/options'
import { createHttpProxy } from '../proxy/http-proxy'
import { targetOf } from '../proxy/target'
import { forwardUpgrade } from '../proxy/websocket-proxy'
import { openCdn } from '../release/served/cdn'
import { openReleases, type Releases } from '../release/served/releases'
import { releasesAtCdn } from '../release/served/releases-at-cdn'
import { openSeen } from '../release/served/seen'
import { trustedStore } from '../release/served/trusted-store'
import { noSdks, openSdks } from '../sdk/served-sdks'
import { setUsualHeaders } from '../security-headers'
import { openStore } from '../store/open-store'
import { answerUnread } from './unread'

export interface WebServer {
  readonly url: string
  stop(): Promise<void>
}

/** A connection may rest for longer than a service may take to begin its answer. */
const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  timeout: 75_000,
  connectionsCheckingInterval: 2_000,
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
/** A WebSocket that comes while the server stops is hung up within this time. */
const HANG_UP_MS = 100

/** How long it serves on, and open requests may take, when the server stops. */
const FAREWELL: ShutdownTimeouts = { drainMs: 0, finishMs: 2000 }

/**
 * Serves pages, assets, API and local cloud on one port. Throws when the port is taken, or nothing is released; other
 * releases than those of the store are for measurements.
 */
export async function startWebServer(options: WebServerOptions, others?: Releases): Promise<WebServer> {
  const { releases, sdks } = others ? { releases: others, sdks: noSdks } : await followed(options)
  let end: Shutdown | null = null
  const metrics = openMetrics('web server', { ofProcess: others === undefined })
  const app = createApp(options, releases, { isDraining: () => end?.isDraining() ?? false, metrics, sdks })
  // A probe of HTTP/1.0 names no host.
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
  const secure = options.publicOrigin?.startsWith('https:') ?? false
  const { maxBodyBytes = MAX_BODY_BYTES, timeouts = TIMEOUTS, proxies = 0, ownApi, tls } = options
  const proxy = createHttpProxy({ maxBodyBytes, secure, proxies, ownApi })
  metrics.gauge('portal_upstream_requests', proxy.requests)
  const upgraded = new Set<Duplex>()

  // Node's own answer to a request without a host has none of the usual headers.
  const server = openServer({ options: { ...timeouts, requireHostHeader: false }, tls }, (incoming, outgoing) => {
    const target = targetOf(incoming.url ?? '/', options)
    setUsualHeaders(outgoing, secure)
    toldRequest({ incoming, outgoing, call: target?.name ?? 'page', proxies }, metrics, () => {
      const fault = hostFault(incoming, options.hosts, secure)
      if (fault) {
        log.security('foreign host', { status: 400 })
        outgoing.writeHead(400, PLAIN).end(fault)
      } else if (target) proxy.forward(incoming, outgoing, target)
      else void answer(incoming, outgoing)
    })
  })
  server.timeout = timeouts.timeout
  answerUnread(server, secure)
  server.on('upgrade', (incoming, socket, first) => {
    const target = hostFault(incoming, options.hosts, secure) ? null : targetOf(incoming.url ?? '/', options)
    forwardUpgrade({ incoming, socket, first, proxies, secure }, target, upgraded)
  })
  end = createShutdown(server, options.patience ?? FAREWELL)
  const { close } = end
  const port = await listen(server, options.port, options.address)
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    stop: async () => {
      const closed = close().finally(() => clearInterval(hangUp))
      // Each opens anew, elsewhere; none is opened here any more once nobody is let in.
      const hangUp = setInterval(() => upgraded.forEach((socket) => socket.destroy()), HANG_UP_MS)
      upgraded.forEach((socket) => socket.destroy())
      await closed
      releases.close()
      proxy.close()
    },
  }
}

async function followed(options: WebServerOptions) {
  const { channel, lookEveryMs, seen, roots, cdn, remoteOrigins: origins = [] } = options
  const bare = openStore(options)
  const { store, keys } = await trustedStore(bare, options, { origins, kept: seen ? `${seen}.keys` : undefined })
  const sdks = openSdks(bare, { publishers: keys.publishers, roots })
  const releases = await openReleases(store, channel, { lookEveryMs, seen: openSeen(seen), keys })
  if (cdn === undefined) return { releases, sdks }
  const portal = options.publicOrigin ?? 'http://localhost'
  return { releases: releasesAtCdn(releases, openCdn(cdn, { portal, say: log.warn })), sdks }
}
