import { request, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { bareAnswer } from '../../http/security-headers'
import { forwardHeaders } from './headers'
import type { Target } from './target'

/** False for pages of other sites, which may not open sockets; true for programs, which send no Origin. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  if (!headers.origin) return true
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host?.toLowerCase()
}

/** Status line and headers of an upstream's answer to an upgrade, unchanged. */
export function formatUpgradeHead(answer: IncomingMessage): string {
  const pairs: string[] = []
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    pairs.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`)
  }
  return [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, ...pairs, '', ''].join('\r\n')
}

interface Upgrade {
  readonly incoming: IncomingMessage
  readonly socket: Duplex
  readonly first: Buffer
  /** Number of trusted proxies in front. */
  readonly proxies: number
  /** Whether visitors reach the portal by TLS. */
  readonly secure: boolean
}

/** Opens the same upgrade at the upstream and joins both sockets. When one closes, the other is destroyed. */
export function forwardUpgrade(
  { incoming, socket, first, proxies, secure }: Upgrade,
  target: Target | null,
  open: Set<Duplex>,
): void {
  const refuse = (status: string) => void socket.end(bareAnswer(status, secure))
  socket.on('error', () => socket.destroy())
  // A WebSocket may be idle without limit.
  incoming.socket.setTimeout(0)
  if (!target || target.name === 'api') return refuse('404 Not Found')
  if (!isSameOrigin(incoming)) return refuse('403 Forbidden')
  const headers = forwardHeaders(incoming, { prefix: target.prefix, secure, proxies })
  // An upgrade has no body; the bytes after it belong to the socket.
  delete headers['content-length']
  const upstream = request({
    host: target.url.hostname,
    port: target.url.port || 80,
    path: target.path,
    headers: { ...headers, connection: 'Upgrade', upgrade: incoming.headers.upgrade },
  })
  upstream.on('error', () => refuse('503 Service Unavailable'))
  upstream.on('response', (response) => {
    response.resume()
    refuse(`${response.statusCode} ${response.statusMessage}`)
  })
  upstream.on('upgrade', (answer, behind, rest) => {
    open.add(socket).add(behind)
    const end = () => {
      for (const one of [socket, behind]) {
        one.destroy()
        open.delete(one)
      }
    }
    for (const one of [socket, behind]) one.on('close', end).on('error', end)
    socket.write(formatUpgradeHead(answer))
    socket.write(rest)
    behind.write(first)
    socket.pipe(behind).pipe(socket)
  })
  socket.on('close', () => upstream.destroy())
  upstream.end()
}
