import { certificateFault, log, networkOf } from '@portal/server'
import type { OwnService, MetricValue } from '@portal/server'
import { request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { request as requestByTls } from 'node:https'
import { isIP } from 'node:net'
import { PassThrough, pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { answer, explain, METHODS, TOO_MANY, tooLarge } from './answers'
import { compression } from './compress'
import { Connections, poolOf } from './connections'
import { endToEnd, forwarded, visitorOf } from './headers'
import { HELD_BYTES, takeBody } from './request-body'
import type { Target } from './target'

/** How long a service may take to begin its answer. */
const PATIENCE_MS = 60_000

export interface HttpProxy {
  forward(incoming: IncomingMessage, outgoing: ServerResponse, target: Target): void
  /** How many requests each service has open, and how many wait for a place. */
  requests(): readonly MetricValue[]
  close(): void
}

export interface ProxyOptions {
  readonly maxBodyBytes: number
  readonly secure: boolean
  /** How many proxies stand in front. */
  readonly proxies: number
  /** How the backend is spoken to. */
  readonly ownApi?: OwnService | undefined
}

const isByTls = ({ protocol }: URL) => protocol === 'https:'

/** Where a service is, and what it is called there: by TLS its own name, which its certificate has. */
function reached(url: URL, headers: Record<string, string | string[]>) {
  const { hostname, port, host } = url
  if (!isByTls(url)) return { host: hostname, port: port || 80, headers }
  const bare = hostname.replace(/^\[|\]$/g, '')
  return { host: bare, port: port || 443, servername: isIP(bare) ? '' : bare, headers: { ...headers, host } }
}

/** What the log says of a service that gives no answer: where it is not trusted, why, and which setting names it. */
function unanswered({ name, url }: Target, error: Error): string {
  const untrusted = certificateFault(error)
  return untrusted === null
    ? `${name} does not answer`
    : `${name} is not spoken to, at API_URL (${url.origin}): ${untrusted}`
}

interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly target: Target
}

/**
 * Passes requests on to the services behind. A request takes a place at its service once its body is here, and gives it
 * back when the answer is: a slow visitor costs nobody else.
 */
export function createHttpProxy({ maxBodyBytes, secure, proxies, ownApi }: ProxyOptions): HttpProxy {
  const connections = new Connections(ownApi?.ca)

  const ask = (exchange: Exchange, body: Readable, isWhole: boolean) => {
    const { incoming, outgoing, target } = exchange
    const pool = poolOf(target, isWhole)
    const giveBack = connections.take(pool, networkOf(visitorOf(incoming, proxies)))
    if (!giveBack) {
      log.security('limited', { status: 429 })
      return answer(outgoing, 429, TOO_MANY)
    }
    const sign = target.name === 'api' ? ownApi?.sign : undefined
    const headers = forwarded(incoming, { prefix: target.prefix, secure, proxies, sign })
    // Said outright: Node sends the body of a GET without its end, and the rest would be a request of its own.
    if (incoming.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
    const upstream = (isByTls(target.url) ? requestByTls : request)({
      agent: connections.agent(pool),
      ...reached(target.url, headers),
      method: incoming.method,
      path: target.path,
      timeout: PATIENCE_MS,
    })
    const abandon = () => upstream.destroy()
    upstream.on('response', (response) => {
      // From here on the pipeline ends one with the other.
      outgoing.off('close', abandon)
      passOn(exchange, response)
    })
    upstream.on('timeout', () => upstream.destroy(new Error('timeout')))
    upstream.on('error', (error) => {
      // Where the visitor has gone it was ended from here.
      if (!outgoing.destroyed) log.error(unanswered(target, error), error)
      answer(outgoing, 503, explain(target, error))
    })
    upstream.on('close', giveBack)
    outgoing.once('close', abandon)
    body.pipe(upstream)
  }

  const passOn = ({ incoming, outgoing }: Exchange, response: IncomingMessage) => {
    if (outgoing.headersSent) return void response.destroy()
    const headers: OutgoingHttpHeaders = endToEnd(response.headers)
    const compressed = compression(incoming, response, headers)
    outgoing.writeHead(response.statusCode ?? 502, headers)
    // A broken answer must not look like a whole one: the connection ends with it.
    // So much waits here for a slow reader that the connection to the service is free again.
    const held = new PassThrough({ highWaterMark: HELD_BYTES })
    const parts = [response, ...(compressed ? [compressed] : []), held, outgoing]
    pipeline(parts, (error) => void (error && outgoing.destroy()))
  }

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, target: Target) => {
    const refuseLarge = () => answer(outgoing, 413, tooLarge(maxBodyBytes))
    if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) return refuseLarge()
    if (!METHODS.has(incoming.method ?? '')) return answer(outgoing, 405, 'This method is not offered.')
    takeBody(incoming, maxBodyBytes, {
      ready: (body, isWhole) => ask({ incoming, outgoing, target }, body, isWhole),
      tooLarge: refuseLarge,
    })
  }
  return { forward, requests: () => connections.requests(), close: () => connections.close() }
}
