import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface StubServer {
  readonly url: string
  readonly seen: ReceivedRequest[]
  /** Response to the next requests. */
  answer: { status: number; body: unknown; location?: string }
  stop(): Promise<void>
}

/** A service on loopback that records its requests. */
export async function stubServer(): Promise<StubServer> {
  const seen: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    const { status, body, location } = stub.answer
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const stub: StubServer = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    seen,
    answer: { status: 200, body: {} },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return stub
}
