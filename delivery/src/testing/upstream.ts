import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface UpstreamRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Starts a service behind the web server that records its requests. */
export async function startUpstream(answer?: RequestListener) {
  const seen: UpstreamRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      if (answer) return answer(request, response)
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ ok: true }))
    })
  })
  server.on('upgrade', (request, socket) => {
    seen.push({ method: 'UPGRADE', url: request.url ?? '', headers: request.headers, body: '' })
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    socket.on('data', (chunk: Buffer) => socket.write(`echo ${chunk.toString()}`))
    socket.on('end', () => socket.destroy()).on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const isAddress = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object'
  const address = server.address()
  if (!isAddress(address)) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
