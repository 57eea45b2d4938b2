import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { passOn, passSocketOn } from '../../line/pass-on'

/** The local cloud's services, by the first part of their addresses. */
export type CloudService = 'identity' | 'storage' | 'realtime' | 'places' | 'errors'
/** `down`: the connection breaks; `refuses`: 503; `slow`: answers after 4 s; `hangs`: never answers. */
export type Trouble = 'down' | 'refuses' | 'slow' | 'hangs'

const SLOW_MS = 4000

export interface Gate {
  readonly port: number
  /** From now on the service is in trouble. */
  trouble(service: CloudService, how: Trouble): void
  /** Everything works again. */
  repair(): void
}

/** Stands before the local cloud, so that one of its services can be taken away while the others work. */
export async function openGate(cloudPort: number): Promise<Gate> {
  const troubles = new Map<string, Trouble>()
  const troubleOf = ({ url = '' }: IncomingMessage) => troubles.get(/^\/(\w+)/.exec(url)?.[1] ?? '')
  const server = createServer((incoming, answer) => {
    const how = troubleOf(incoming)
    if (how === 'down') incoming.socket.destroy()
    else if (how === 'refuses') answer.writeHead(503).end()
    else if (how === 'slow') setTimeout(() => passOn(incoming, answer, cloudPort), SLOW_MS)
    else if (how !== 'hangs') passOn(incoming, answer, cloudPort)
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const how = troubleOf(incoming)
    if (how === 'down' || how === 'refuses') socket.destroy()
    else if (how !== 'hangs') setTimeout(() => passSocketOn(incoming, socket, head, cloudPort), how ? SLOW_MS : 0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gate has no port')
  return {
    port: address.port,
    trouble: (service, how) => void troubles.set(service, how),
    repair: () => troubles.clear(),
  }
}
