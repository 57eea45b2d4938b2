import { randomInt } from 'node:crypto'
import { WebSocket, WebSocketServer } from 'ws'
import { Connection } from './connection'
import { LIMITS } from './limits'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Channels, Subscriber } from './channels'
import type { AppKeys } from './signature'

/** A web server in front may forward the path with or without the prefix. */
const APP_PATH = /^(?:\/realtime)?\/app\/([\w-]{1,64})$/
const FIRST_PROTOCOL = 5
const LAST_PROTOCOL = 7
const CLOSE_GRACE_MS = 100

const newSocketId = () => `${randomInt(1_000_000_000)}.${randomInt(1_000_000_000)}`

function subscriberOf(socket: WebSocket): Subscriber {
  return {
    socketId: newSocketId(),
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
  }
}

/** Pings a silent client and closes the connection when it does not answer. */
function watchSilence(socket: WebSocket, subscriber: Subscriber): void {
  let timer: NodeJS.Timeout | undefined
  const onSilence = () => {
    subscriber.send({ event: 'pusher:ping', data: '{}' })
    timer = setTimeout(() => socket.close(4201, 'Pong reply not received'), LIMITS.pongSeconds * 1000)
  }
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(onSilence, LIMITS.activitySeconds * 1000)
  }
  socket.on('message', restart)
  socket.on('close', () => clearTimeout(timer))
  restart()
}

function refuse(socket: WebSocket, code: number, message: string): void {
  socket.send(JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) }))
  socket.close(code, message)
}

/** Handles Pusher connections on the server; returns a function that closes them. */
export function acceptWebSockets(server: Server, channels: Channels, keys: AppKeys): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })

  const open = (socket: WebSocket, url: URL) => {
    socket.on('error', () => socket.terminate())
    const protocol = Number(url.searchParams.get('protocol'))
    const [, key] = APP_PATH.exec(url.pathname) ?? []
    if (key !== keys.key) return refuse(socket, 4001, 'Application does not exist')
    if (!(protocol >= FIRST_PROTOCOL && protocol <= LAST_PROTOCOL)) {
      return refuse(socket, url.searchParams.has('protocol') ? 4007 : 4008, 'Unsupported protocol version')
    }
    if (sockets.clients.size > LIMITS.connections) return refuse(socket, 4100, 'Over capacity')
    const subscriber = subscriberOf(socket)
    const connection = new Connection(subscriber, channels, keys)
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003, 'Text only')
      else connection.receive(data.toString())
    })
    socket.on('close', () => connection.leaveAll())
    watchSilence(socket, subscriber)
    const established = { socket_id: subscriber.socketId, activity_timeout: LIMITS.activitySeconds }
    return subscriber.send({ event: 'pusher:connection_established', data: JSON.stringify(established) })
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const url = URL.canParse(request.url ?? '', 'http://local') ? new URL(request.url ?? '', 'http://local') : undefined
    if (!url || !APP_PATH.test(url.pathname)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => open(opened, url))
  })

  return async () => {
    for (const client of sockets.clients) client.close(4200, 'The service is restarting')
    await new Promise((resolve) => setTimeout(resolve, sockets.clients.size > 0 ? CLOSE_GRACE_MS : 0))
    for (const client of sockets.clients) client.terminate()
  }
}
