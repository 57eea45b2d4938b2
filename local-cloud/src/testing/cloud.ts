import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalCloud } from '../local-cloud'
import { writeWhole } from '../store/state-file'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalCloud } from '../local-cloud'
import type { LocalCloudOptions } from '../settings'

const PREFIX = '/cloud'

/** One key for all clouds of a process: to make one takes a tenth of a second. */
let key: Buffer | undefined
const keyIn = (dataDir: string) => join(dataDir, 'cloud/identity/signing-key.pem')

function forwarded(incoming: IncomingMessage, port: number) {
  return {
    host: '127.0.0.1',
    port,
    method: incoming.method,
    path: (incoming.url ?? '').slice(PREFIX.length),
    headers: { ...incoming.headers, 'x-forwarded-host': incoming.headers.host },
  }
}

/** Forwards `/cloud/*` without that prefix, as the portal's web server does. */
async function startProxy(portOf: () => number): Promise<{ origin: string; port: number; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const upstream = request(forwarded(incoming, portOf()), (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const upstream = request(forwarded(incoming, portOf()))
    upstream.on('upgrade', (answer, behind, rest) => {
      const lines = answer.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      )
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      socket.write(rest)
      behind.write(head)
      behind.pipe(socket).pipe(behind)
      behind.on('error', () => socket.destroy())
    })
    upstream.on('response', () => socket.destroy())
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
    upstream.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, port, close }
}

export interface TestCloud {
  cloud: LocalCloud
  /** The services as a browser reaches them: `<origin>/cloud/<service>`. */
  origin: string
  port: number
  dataDir: string
  /** Stops the cloud and starts it on the same data. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export async function startTestCloud(options: Partial<LocalCloudOptions> = {}): Promise<TestCloud> {
  const dataDir = await mkdtemp(join(tmpdir(), 'local-cloud-'))
  const proxy = await startProxy(() => Number(new URL(test.cloud.urls.mail).port))
  const start = () =>
    startLocalCloud({
      port: 0,
      adminPort: 0,
      smtpPort: 0,
      dataDir,
      publicOrigin: proxy.origin,
      ...options,
    })
  if (key) await writeWhole(keyIn(dataDir), key)
  const cloud = await start()
  key ??= await readFile(keyIn(dataDir))
  const test: TestCloud = {
    cloud,
    origin: proxy.origin,
    port: proxy.port,
    dataDir,
    restart: async () => {
      await test.cloud.stop()
      test.cloud = await start()
    },
    stop: async () => {
      proxy.close()
      await test.cloud.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return test
}
