import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { ClientRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { sendRequest } from '../../dev-proxy/send-request'
import { listen } from '../../http/listen'
import { Connections } from './connections'

/** Default idle time after which Node's servers close connections. */
const SERVERS_END_MS = 5_000

/** Resolves when a Node server has closed a connection that is idle from now on. */
async function endedByServer(): Promise<void> {
  const server = createServer((_, answer) => answer.end('here'))
  server.keepAliveTimeout = SERVERS_END_MS
  const socket = connect(await listen(server, 0), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: portal.test\r\n\r\n')
  await once(socket.resume(), 'close')
  server.close()
}

const byProxy = (url: URL) =>
  request(url, { agent: new Connections().agent({ service: 'api', usesTls: false, kind: 'whole' }) })
const byDevProxy = (url: URL) => sendRequest(url, { method: 'GET', path: '/', headers: {} })

test.concurrent.for<[string, (url: URL) => ClientRequest]>([
  ['the web server', byProxy],
  ['a development server', byDevProxy],
])(
  '%s closes an idle connection before the upstream does, so that no request meets a closing one',
  async ([, requestBy]) => {
    const server = createServer((_, answer) => answer.end('here'))
    server.keepAliveTimeout = 4 * SERVERS_END_MS
    const url = new URL(`http://127.0.0.1:${await listen(server, 0)}/`)
    const joined = once(server, 'connection')
    const sent = requestBy(url).end()
    const [answer] = await once(sent, 'response')
    answer.resume()
    const [socket] = await joined
    const ours = once(socket, 'close').then(() => 'ours')
    expect(await Promise.race([ours, endedByServer().then(() => 'the other')])).toBe('ours')
    server.close()
  },
)
