import { certificateFault, log, networkOf } from '@portal/server'
import type { OwnService, MetricValue } from '@portal/server'
import { request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { request as requestByTls } from 'node:https'
import { isIP } from 'node:net'
import { PassThrough, pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { answer, explainFailure, METHODS, TOO_MANY, tooLarge } from './answers'
import { createCompression } from './compress'
import { Connections, poolOf } from './connections'
import { endToEndHeaders, forwardHeaders, visitorOf } from './headers'
import { BUFFER_BYTES, readBody } from './request-body'
import type { Target } from './target'

/** Time in which an upstream must begin its answer. */
const ANSWER_TIMEOUT_MS = 60_000

export interface HttpProxy {
  forward(incoming: IncomingMessage, outgoing: ServerResponse, target: Target): void
  /** Numbers of open and waiting requests of each service. */
  requests(): readonly MetricValue[]
  close(): void
}

export interface ProxyOptions {
  readonly maxBodyBytes: number
  readonly secure: boolean
  /** Number of trusted proxies in front. */
  readonly proxies: number
  /** Certificate authority and caller signature for the backend. */
  readonly ownApi?: OwnService | undefined
}

const isByTls = ({ protocol }: URL) => protocol === 'https:'

/** Host, port and headers of a request. With TLS the Host header and server name are those of the certificate. */
function requestAddress(url: URL, headers: Record<string, string | string[]>) {
  const { hostname, port, host } = url
  if (!isByTls(url)) return { host: hostname, port: port || 80, headers }
  const bare = hostname.replace(/^\[|\]$/g, '')
  return { host: bare, port: port || 443, servername: isIP(bare) ? '' : bare, headers: { ...headers, host } }
}

/** Log line for an upstream without an answer. For an untrusted certificate it names the fault and the setting. */
function describeFailure({ name, url }: Target, error: Error): string {
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
 * Forwards requests to upstreams. A request uses a connection only from the end of its body to the end of the answer,
 * so that a slow visitor blocks nobody else.
 */
export function createHttpProxy({ maxBodyBytes, secure, proxies, ownApi }: ProxyOptions): HttpProxy {
  const connections = new Connections(ownApi?.ca)

  const sendUpstream = (exchange: Exchange, body: Readable, isWhole: boolean) => {
    const { incoming, outgoing, target } = exchange
    const pool = poolOf(target, isWhole)
    const free = connections.reserve(pool, networkOf(visitorOf(incoming, proxies)))
    if (!free) {
      log.security('limited', { status: 429 })
      return answer(outgoing, 429, TOO_MANY)
    }
    const sign = target.name === 'api' ? ownApi?.sign : undefined
    const headers = forwardHeaders(incoming, { prefix: target.prefix, secure, proxies, sign })
    // Set explicitly: Node sends the body of a GET without its end, so its rest would become a further request.
    if (incoming.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
    const upstream = (isByTls(target.url) ? requestByTls : request)({
      agent: connections.agent(pool),
      ...requestAddress(target.url, headers),
      method: incoming.method,
      path: target.path,
      timeout: ANSWER_TIMEOUT_MS,
    })
    const abandon = () => upstream.destroy()
    upstream.on('response', (response) => {
      // From here on the pipeline closes both streams together.
      outgoing.off('close', abandon)
      sendResponse(exchange, response)
    })
    upstream.on('timeout', () => upstream.destroy(new Error('timeout')))
    upstream.on('error', (error) => {
      // After the visitor has left, the error comes from our own `destroy`.
      if (!outgoing.destroyed) log.error(describeFailure(target, error), error)
      answer(outgoing, 503, explainFailure(target, error))
    })
    upstream.on('close', free)
    outgoing.once('close', abandon)
    body.pipe(upstream)
  }

  const sendResponse = ({ incoming, outgoing }: Exchange, response: IncomingMessage) => {
    if (outgoing.headersSent) return void response.destroy()
    const headers: OutgoingHttpHeaders = endToEndHeaders(response.headers)
    const compressed = createCompression(incoming, response, headers)
    outgoing.writeHead(response.statusCode ?? 502, headers)
    // The buffer takes the answer for a slow reader, which frees the connection to the upstream.
    // A broken answer must not look complete, so its connection is destroyed.
    const buffer = new PassThrough({ highWaterMark: BUFFER_BYTES })
    const parts = [response, ...(compressed ? [compressed] : []), buffer, outgoing]
    pipeline(parts, (error) => void (error && outgoing.destroy()))
  }

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, target: Target) => {
    const refuseLarge = () => answer(outgoing, 413, tooLarge(maxBodyBytes))
    if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) return refuseLarge()
    if (!METHODS.has(incoming.method ?? '')) return answer(outgoing, 405, 'This method is not offered.')
    readBody(incoming, maxBodyBytes, {
      ready: (body, isWhole) => sendUpstream({ incoming, outgoing, target }, body, isWhole),
      tooLarge: refuseLarge,
    })
  }
  return { forward, requests: () => connections.requests(), close: () => connections.close() }
}
