import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import { formatUpgradeHead } from '../web-server/proxy/websocket-proxy'
import { sendRequest } from './send-request'

interface Upgrade {
  readonly incoming: IncomingMessage
  readonly socket: Duplex
  readonly first: Buffer
}

/** Opens the same upgrade at another address and joins both sockets. When one closes, the other is destroyed. */
export function joinUpgrade({ incoming, socket, first }: Upgrade, to: URL, headers: OutgoingHttpHeaders): void {
  const { method, url: path = '/' } = incoming
  const upgrade = { connection: 'Upgrade', upgrade: incoming.headers.upgrade }
  const upstream = sendRequest(to, { method, path, headers: { ...headers, ...upgrade }, isUpgrade: true })
  socket.on('error', () => socket.destroy()).on('close', () => upstream.destroy())
  upstream.on('error', () => socket.destroy()).on('response', () => socket.destroy())
  upstream.on('upgrade', (answer, behind, rest) => {
    behind.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => behind.destroy())
    socket.write(formatUpgradeHead(answer))
    socket.write(rest)
    behind.write(first)
    socket.pipe(behind).pipe(socket)
  })
  upstream.end()
}
