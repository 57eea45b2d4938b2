import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { Transform, pipeline } from 'node:stream'
import { HSTS } from '../security-headers'
import { compression } from './compress'
import { endToEnd, forwarded } from './headers'
import type { Target } from './target'

/** How long a service may take to begin its answer. */
const PATIENCE_MS = 60_000

/** Idle connections end before Node's servers end them (5 s): a request on a closing one would fail. */
const IDLE_MS = 3000

export interface HttpProxy {
  forward(incoming: IncomingMessage, outgoing: ServerResponse, target: Target): void
  close(): void
}

/** TRACE would echo what it was sent; the others mean nothing to a service here. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts a request's body while it passes and stops it when it is too large. */
function limited(maxBytes: number, tooLarge: () => void): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen <= maxBytes) return done(null, chunk)
      tooLarge()
      done()
    },
  })
}

function answer(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent) return void outgoing.destroy()
  const body = JSON.stringify({ message })
  outgoing.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 503 && { 'Retry-After': '2' }),
    // What is left of a body that is not read would be taken for the next request.
    ...(status === 413 && { Connection: 'close' }),
  })
  outgoing.end(body)
}

const NAMES: Readonly<Record<Target['name'], string>> = {
  api: 'The booking service',
  cloud: 'The local cloud',
  dev: "The remote's development server",
}

/** What a failure means for the visitor's data: refused connections have changed nothing. */
function explain(target: Target, error: NodeJS.ErrnoException): string {
  const who = NAMES[target.name]
  return error.code === 'ECONNREFUSED'
    ? `${who} is not running at the moment. Nothing was saved. Try again shortly.`
    : `${who} stopped answering. What was sent may not have been saved. Try again shortly.`
}

/** Passes requests on to the services behind, streaming both ways. */
export function createHttpProxy({ maxBodyBytes, secure }: { maxBodyBytes: number; secure: boolean }): HttpProxy {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS })
  const tooLargeText = `More than ${Math.floor(maxBodyBytes / 1024 / 1024)} MB were sent. Nothing was saved.`

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, target: Target) => {
    if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) return answer(outgoing, 413, tooLargeText)
    if (!METHODS.has(incoming.method ?? '')) return answer(outgoing, 405, 'This method is not offered.')
    const headers = forwarded(incoming, target.prefix, secure)
    // Said outright: Node sends the body of a GET without its end, and the rest would be a request of its own.
    if (incoming.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
    const upstream = request({
      agent,
      host: target.url.hostname,
      port: target.url.port || 80,
      method: incoming.method,
      path: target.path,
      headers,
      timeout: PATIENCE_MS,
    })
    upstream.on('response', (response) => {
      if (outgoing.headersSent) return void response.destroy()
      const answered: OutgoingHttpHeaders = {
        'x-content-type-options': 'nosniff',
        ...(secure && { 'strict-transport-security': HSTS }),
        ...endToEnd(response.headers),
      }
      const compressed = compression(incoming, response, answered)
      outgoing.writeHead(response.statusCode ?? 502, answered)
      // A broken answer must not look like a whole one: the connection ends with it.
      const parts = compressed ? [response, compressed, outgoing] : [response, outgoing]
      pipeline(parts, (error) => void (error && outgoing.destroy()))
    })
    upstream.on('timeout', () => upstream.destroy(new Error('timeout')))
    upstream.on('error', (error) => answer(outgoing, 503, explain(target, error)))
    outgoing.on('close', () => upstream.destroy())
    incoming
      .pipe(
        limited(maxBodyBytes, () => {
          answer(outgoing, 413, tooLargeText)
          upstream.destroy()
        }),
      )
      .pipe(upstream)
  }
  return { forward, close: () => agent.destroy() }
}
