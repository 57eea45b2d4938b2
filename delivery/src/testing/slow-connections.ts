import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** Open connections to one web server, until `end`. */
export interface ConnectionGroup {
  /** Bytes received so far, as text, by connection. */
  readonly received: () => string[]
  /** Number of connections that the server closed. */
  readonly closedCount: () => number
  end(): void
}

interface ConnectionOptions {
  readonly origin: string
  readonly count: number
  /** Another local address, such as `127.0.0.2`. */
  readonly from?: string
}

/** Declares a body of 900,000 bytes and sends one byte at a time. */
export function openSlowUploads(
  guest: ConnectionOptions & { path: string; everyMs: number; head?: string },
): Promise<ConnectionGroup> {
  const { path, everyMs, head = '' } = guest
  return openConnections(guest, (socket) => {
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n${head}`)
    const timer = setInterval(() => socket.write(' '), everyMs)
    socket.on('close', () => clearInterval(timer))
  })
}

/** Sends 20 requests on each connection and reads no response. */
export function openSlowReaders(guest: ConnectionOptions & { path: string }): Promise<ConnectionGroup> {
  return openConnections(guest, (socket) => {
    socket.pause()
    socket.write(`GET ${guest.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20))
  })
}

/** Sends one request on each connection. */
export function openRequests(guest: ConnectionOptions & { path: string }): Promise<ConnectionGroup> {
  return openConnections(guest, (socket) => socket.write(`GET ${guest.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`))
}

async function openConnections(
  { origin, count, from }: ConnectionOptions,
  behave: (socket: Socket) => void,
): Promise<ConnectionGroup> {
  const port = Number(new URL(origin).port)
  const heard = Array.from({ length: count }, () => '')
  let ended = 0
  const sockets = await Promise.all(
    heard.map(
      (_, index) =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ host: '127.0.0.1', port, ...(from && { localAddress: from }) })
          socket.on('data', (chunk) => (heard[index] += chunk.toString()))
          socket.once('connect', () => resolve(socket)).on('error', reject)
          socket.on('close', () => ended++)
        }),
    ),
  )
  sockets.forEach(behave)
  return { received: () => heard, closedCount: () => ended, end: () => sockets.forEach((socket) => socket.destroy()) }
}
