import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { ClientRequest } from 'node:http'
import { expect, test } from 'vitest'
import { requestTo } from '../dev-proxy/to-portal'
import { Connections } from './connections'

/** Node's servers end idle connections after 5 s, unless told otherwise. */
const SERVERS_END_MS = 5_000

const byProxy = (url: URL) =>
  request(url, { agent: new Connections().agent({ service: 'api', isByTls: false, kind: 'whole' }) })
const byDevProxy = (url: URL) => requestTo(url, { method: 'GET', path: '/', headers: {} })

test.concurrent.for<[string, (url: URL) => ClientRequest]>([
  ['the web server', byProxy],
  ['a development server', byDevProxy],
])(
  '%s ends an idle connection before the server behind it does: no request meets a closing one',
  async ([, requestBy]) => {
    const server = createServer((_, answer) => answer.end('here'))
    server.keepAliveTimeout = 4 * SERVERS_END_MS
    server.listen(0)
    await once(server, 'listening')
    const address = server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const joined = once(server, 'connection')
    const sent = requestBy(new URL(`http://localhost:${port}/`)).end()
    const [answer] = await once(sent, 'response')
    answer.resume()
    const [socket] = await joined
    const since = performance.now()
    await once(socket, 'close')
    expect(performance.now() - since).toBeLessThan(SERVERS_END_MS)
    server.close()
  },
)
