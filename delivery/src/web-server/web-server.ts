import { getRequestListener } from '@hono/node-server'
import { createShutdown, log, openMetrics, openServer } from '@portal/server'
import type { Shutdown, ShutdownTimeouts } from '@portal/server'
import type { Duplex } from 'node:stream'
import { createApp } from './app'
import { hostFault } from './host-check'
import { logRequest } from './log-request'
import { listen } from '../http/listen'
import { MAX_BODY_BYTES, type Timeouts, type WebServerOptions } from './options/options'
import { createHttpProxy } from './proxy/http-proxy'
import { targetOf } from './proxy/target'
import { forwardUpgrade } from './proxy/websocket-proxy'
import { openCdn } from '../releases/served/cdn'
import { openReleases, type Releases } from '../releases/served/releases'
import { releasesAtCdn } from '../releases/served/releases-at-cdn'
import { openLastStep } from '../releases/served/last-step'
import { openTrustedStore } from '../releases/served/trusted-store'
import { noSdks, createServedSdks } from '../sdk/served-sdks'
import { setUsualHeaders } from '../http/security-headers'
import { openStore } from '../releases/store/open-store'
import { answerInvalidRequests } from './invalid-requests'

export interface WebServer {
  readonly url: string
  stop(): Promise<void>
}

/** `timeout` exceeds the time that a service may take to begin its answer (`ANSWER_TIMEOUT_MS` of the proxy). */
const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  timeout: 75_000,
  connectionsCheckingInterval: 2_000,
}

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
/** A WebSocket that opens during the shutdown is closed within this time. */
const CLOSE_SOCKETS_MS = 100

/** Default times of the shutdown: no draining, two seconds for open requests. */
const SHUTDOWN: ShutdownTimeouts = { drainMs: 0, finishMs: 2000 }

/**
 * Serves pages, files, API and local cloud on one port. Throws when the port is taken, or the channel serves nothing.
 *
 * @param fixed releases used in place of the store's, for measurements
 */
export async function startWebServer(options: WebServerOptions, fixed?: Releases): Promise<WebServer> {
  const { releases, sdks } = fixed ? { releases: fixed, sdks: noSdks } : await followStore(options)
  let shutdown: Shutdown | null = null
  const metrics = openMetrics('web server', { ofProcess: fixed === undefined })
  const app = createApp(options, releases, { isDraining: () => shutdown?.isDraining() ?? false, metrics, sdks })
  // An HTTP/1.0 probe sends no Host header.
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
  const secure = options.publicOrigin?.startsWith('https:') ?? false
  const { maxBodyBytes = MAX_BODY_BYTES, timeouts = TIMEOUTS, proxies = 0, ownApi, tls } = options
  const proxy = createHttpProxy({ maxBodyBytes, secure, proxies, ownApi })
  metrics.gauge('portal_upstream_requests', proxy.requests)
  const upgraded = new Set<Duplex>()

  // Node's own refusal of a request without a host would lack the usual headers.
  const server = openServer({ options: { ...timeouts, requireHostHeader: false }, tls }, (incoming, outgoing) => {
    const target = targetOf(incoming.url ?? '/', options)
    setUsualHeaders(outgoing, secure)
    logRequest({ incoming, outgoing, call: target?.name ?? 'page', proxies }, metrics, () => {
      const fault = hostFault(incoming, options.hosts, secure)
      if (fault) {
        log.security('foreign host', { status: 400 })
        outgoing.writeHead(400, PLAIN_TEXT).end(fault)
      } else if (target) proxy.forward(incoming, outgoing, target)
      else void answer(incoming, outgoing)
    })
  })
  server.timeout = timeouts.timeout
  answerInvalidRequests(server, secure)
  server.on('upgrade', (incoming, socket, first) => {
    const target = hostFault(incoming, options.hosts, secure) ? null : targetOf(incoming.url ?? '/', options)
    forwardUpgrade({ incoming, socket, first, proxies, secure }, target, upgraded)
  })
  shutdown = createShutdown(server, options.patience ?? SHUTDOWN)
  const { close } = shutdown
  const port = await listen(server, options.port, options.address)
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    stop: async () => {
      const closed = close().finally(() => clearInterval(closeSockets))
      // Clients reconnect to another server. Sockets that open before the port closes are closed too.
      const closeSockets = setInterval(() => upgraded.forEach((socket) => socket.destroy()), CLOSE_SOCKETS_MS)
      upgraded.forEach((socket) => socket.destroy())
      await closed
      releases.close()
      proxy.close()
    },
  }
}

async function followStore(options: WebServerOptions) {
  const { channel, readEveryMs, stepFile, roots, cdn, remoteOrigins: origins = [] } = options
  const bare = openStore(options)
  const { store, keys } = await openTrustedStore(bare, options, {
    origins,
    savedList: stepFile ? `${stepFile}.keys` : undefined,
  })
  const sdks = createServedSdks(bare, { publishers: keys.publishers, roots })
  const releases = await openReleases(store, channel, { pollMs: readEveryMs, lastStep: openLastStep(stepFile), keys })
  if (cdn === undefined) return { releases, sdks }
  const portal = options.publicOrigin ?? 'http://localhost'
  return { releases: releasesAtCdn(releases, openCdn(cdn, { portal, log: log.warn })), sdks }
}
