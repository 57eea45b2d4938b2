import { request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Hands a request on to a server of this machine and its answer back. */
export function passOn(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  sent.on('error', () => answer.destroy())
  incoming.pipe(sent)
}

/** Hands a WebSocket on to a server of this machine. */
export function passSocketOn(incoming: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const target = connect(port, '127.0.0.1', () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
    for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`)
    }
    target.write(`${lines.join('\r\n')}\r\n\r\n`)
    target.write(head)
    target.pipe(socket).pipe(target)
  })
  for (const end of [socket, target]) end.on('error', () => [socket, target].forEach((one) => one.destroy()))
}
