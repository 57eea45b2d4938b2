import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How often it asks who is ready, ms. */
const LOOK_MS = 50
/** Connections that nobody uses end before a server that drains ends them. */
const IDLE_MS = 150

export interface Balancer {
  readonly url: string
  /** Resolves when it sends calls to this backend. */
  sendsTo(backend: string): Promise<void>
  close(): Promise<void>
}

/** Null where it does not say so in time: on a busy machine that is no word either way. */
async function isReady(backend: string): Promise<boolean | null> {
  try {
    const answer = await fetch(`${backend}/api/health/ready`, { signal: AbortSignal.timeout(1_000) })
    await answer.body?.cancel()
    return answer.ok
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? null : false
  }
}

/** Sends each call to the next backend that has said that it is ready, once: what is lost there is lost. */
export async function startBalancer(backends: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  let ready: readonly string[] = []
  let turn = 0
  const look = async () => {
    const states = await Promise.all(backends.map(isReady))
    ready = backends.filter((backend, index) => states[index] ?? ready.includes(backend))
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
  const looking = setInterval(() => void look(), LOOK_MS)
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const sendsTo = async (backend: string): Promise<void> => {
    while (!ready.includes(backend)) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    sendsTo,
    close: async () => {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
