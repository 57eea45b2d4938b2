import { Agent, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import type { Certificate } from './certificate'

type FrontRequest = IncomingMessage | Http2ServerRequest
type FrontResponse = ServerResponse | Http2ServerResponse

/** Shorter than the web server's timeout, so that no request meets a closing connection. */
const IDLE_MS = 3_000

/** A reverse proxy like a provider's: TLS and HTTP/2 outside, HTTP/1.1 with persistent connections inside. */
export function createFront({ key, cert }: Certificate, inner: { port: number }) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  const forward = (incoming: FrontRequest, outgoing: FrontResponse) => {
    const headers = { ...withoutHop(incoming.headers), host: hostOf(incoming) }
    const upstream = request({ agent, port: inner.port, method: incoming.method, path: incoming.url, headers })
    upstream.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, withoutHop(response.headers))
      pipeline(response, outgoing, (error) => void (error && outgoing.destroy()))
    })
    upstream.on('error', () => outgoing.destroy())
    outgoing.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  }
  const server = createSecureServer({ key, cert, allowHTTP1: true }, forward)
  return server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) =>
    forwardSocket(incoming, socket, inner.port),
  )
}

const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])

/** Removes HTTP/2 pseudo-headers and hop-by-hop headers. */
function withoutHop(headers: IncomingMessage['headers']) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP.has(name)))
}

function hostOf(incoming: FrontRequest): string {
  return String(incoming.headers[':authority'] ?? incoming.headers.host ?? '')
}

/** Forwards a WebSocket, which uses HTTP/1.1, byte by byte. */
function forwardSocket(incoming: IncomingMessage, socket: Duplex, port: number): void {
  const inside = connect(port, '127.0.0.1')
  const lines = incoming.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]))
  inside.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  for (const [one, other] of [
    [socket, inside],
    [inside, socket],
  ] as const) {
    one.pipe(other)
    one.on('error', () => other.destroy()).on('close', () => other.destroy())
  }
}
