import { Agent, createServer, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How often it asks who is ready, ms. */
const LOOK_MS = 50

export interface Balancer {
  readonly url: string
  /** Resolves when it sends calls to this backend. */
  sendsTo(backend: string): Promise<void>
  /** Resolves when it sends none to this backend any more. */
  leaves(backend: string): Promise<void>
  close(): Promise<void>
}

async function isReady(backend: string): Promise<boolean> {
  try {
    const answer = await fetch(`${backend}/api/health/ready`)
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** Sends each call to the next backend that has said that it is ready, once: what is lost there is lost. */
export async function startBalancer(backends: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let ready: readonly string[] = []
  let turn = 0
  const look = async () => {
    const states = await Promise.all(backends.map(isReady))
    ready = backends.filter((_, index) => states[index])
  }
  const over = new AbortController()
  const keepLooking = async () => {
    while (!over.signal.aborted) {
      await delay(LOOK_MS)
      await look()
    }
  }
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const backend = ready[turn++ % ready.length]
    const lost = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end())
    if (backend === undefined) return void outgoing.writeHead(503).end()
    const { method, headers, url = '/' } = incoming
    const behind = request(new URL(url, backend), { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', lost).pipe(outgoing)
    })
    incoming.pipe(behind.on('error', lost))
  }
  await look()
  const looking = keepLooking()
  const server = createServer(pass)
  // It ends none by itself: a call could just be coming on it.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const until = async (isReached: () => boolean): Promise<void> => {
    while (!isReached()) await delay(LOOK_MS)
  }
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    sendsTo: (backend) => until(() => ready.includes(backend)),
    leaves: async (backend) => {
      await until(() => !ready.includes(backend))
      // Connected to after every call that is on its way there.
      await isReady(backend)
    },
    close: async () => {
      over.abort()
      await looking
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
