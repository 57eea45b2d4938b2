import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ports of this machine, one for each name, that count whatever arrives there: connections and datagrams. */
export interface Listeners {
  readonly ports: Readonly<Record<string, number>>
  /** Names of those at which something arrived. */
  readonly reached: () => string[]
  readonly forget: () => void
  readonly close: () => void
}

/** Opens a port for each of these names. */
export async function openListeners(names: readonly string[]): Promise<Listeners> {
  const reached = new Set<string>()
  const all = await Promise.all(names.map(async (name) => [name, await listener(() => reached.add(name))] as const))
  return {
    ports: Object.fromEntries(all.map(([name, { port }]) => [name, port])),
    reached: () => [...reached].toSorted(),
    forget: () => reached.clear(),
    close: () => {
      for (const [, { close }] of all) close()
    },
  }
}

async function listener(hit: () => void) {
  const server = createServer((_, answer) => answer.end('Arrived'))
  server.on('connection', hit)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = createSocket('udp4')
  socket.on('message', hit)
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return {
    port,
    close: () => {
      server.closeAllConnections()
      server.close()
      socket.close()
    },
  }
}
