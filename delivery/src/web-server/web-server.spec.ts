import { request, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startWebServer, type WebServer } from './web-server'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'

let build: FixtureBuild
let upstream: Awaited<ReturnType<typeof startUpstream>>
let server: WebServer

beforeEach(async () => {
  build = fixtureBuild()
  upstream = await startUpstream()
  const devDir = path.join(build.root, 'dev')
  server = await startWebServer(
    build.options({ apiUrl: upstream.url, cloudUrl: upstream.url, devDir, maxBodyBytes: 1024 }),
    build.releases(),
  )
})
afterEach(async () => {
  await server.stop()
  await upstream.stop()
  build.remove()
})

const portOf = (url: string) => Number(new URL(url).port)

describe('forwarding', () => {
  test("forwards a call to the API with the visitor's real address and no claimed one", async () => {
    const answer = await fetch(`${server.url}/api/portal/booking?page=2`, {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'Idempotency-Key': 'k1',
        'X-Forwarded-For': '6.6.6.6',
        Forwarded: 'for=6.6.6.6',
        'X-Real-IP': '6.6.6.6',
      },
    })
    expect(await answer.json()).toEqual({ ok: true })
    const [seen] = upstream.seen
    expect(seen).toMatchObject({ method: 'POST', url: '/api/portal/booking?page=2', body: '{"a":1}' })
    expect(seen?.headers).toMatchObject({
      'idempotency-key': 'k1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      host: `localhost:${portOf(server.url)}`,
    })
    expect(JSON.stringify(seen?.headers)).not.toContain('6.6.6.6')
  })

  test('removes the prefix of the local cloud', async () => {
    await fetch(`${server.url}/cloud/identity?x=1`, { method: 'POST' })
    expect(upstream.seen[0]).toMatchObject({ url: '/identity?x=1' })
    expect(upstream.seen[0]?.headers['x-forwarded-prefix']).toBe('/cloud')
  })

  test('does not forward hop-by-hop headers, nor headers that Connection names', async () => {
    await new Promise<void>((resolve) => {
      const headers = { Connection: 'keep-alive, X-Hop', 'X-Hop': '1', 'Keep-Alive': 'timeout=9', TE: 'trailers' }
      request(`${server.url}/api/x`, { headers }, (answer) => answer.resume().on('end', () => resolve())).end()
    })
    expect(upstream.seen[0]?.headers).not.toHaveProperty('x-hop')
    expect(upstream.seen[0]?.headers).not.toHaveProperty('te')
    expect(upstream.seen[0]?.headers['keep-alive']).toBeUndefined()
  })

  test('has no addresses of the local cloud without one', async () => {
    const plain = await startWebServer(build.options({ apiUrl: upstream.url }), build.releases())
    const answer = await fetch(`${plain.url}/cloud/identity`, { method: 'POST' })
    await plain.stop()
    expect(answer.status).toBe(405)
    expect(upstream.seen).toEqual([])
  })
})

describe('compression', () => {
  const list = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `Booking ${id}` })))

  async function ask(headers: Record<string, string>, answer: RequestListener) {
    const service = await startUpstream(answer)
    const web = await startWebServer(build.options({ apiUrl: service.url }), build.releases())
    try {
      return await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
        request(`${web.url}/api/portal/booking`, { headers }, (given) => {
          const chunks: Buffer[] = []
          given.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
          given.on('end', () => resolve({ headers: given.headers, body: Buffer.concat(chunks) }))
        })
          .on('error', reject)
          .end()
      })
    } finally {
      await web.stop()
      await service.stop()
    }
  }
  const json: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': list.length, ETag: '"7"' })
    response.end(list)
  }

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends a list to a visitor who accepts %s as %s, with its ETag unchanged', async (accept, encoding, open) => {
    const { headers, body } = await ask({ 'Accept-Encoding': accept }, json)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: '"7"' })
    expect(headers['content-length']).toBeUndefined()
    expect(body.length).toBeLessThan(list.length / 3)
    expect(open(body).toString()).toBe(list)
  })

  test.each(['application/pdf', 'image/png'])('does not compress %s', async (type) => {
    const { headers } = await ask({ 'Accept-Encoding': 'br' }, (_, response) => {
      response.writeHead(200, { 'Content-Type': type })
      response.end(list)
    })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('breaks off the connection with a broken answer', async () => {
    const broken = ask({ 'Accept-Encoding': 'br' }, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': list.length })
      response.write(list.slice(0, 2000), () => response.destroy())
    })
    await expect(broken).rejects.toThrow(/aborted|socket hang up|ECONNRESET/)
  })
})

describe('faults', () => {
  test('answers 503 with a sentence while the API is down', async () => {
    await upstream.stop()
    const answer = await fetch(`${server.url}/api/portal/vet`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toEqual({
      message: 'The booking service is not running at the moment. Nothing was saved. Try again shortly.',
    })
    expect((await fetch(`${server.url}/login`)).status).toBe(200)
  })

  test('says that data may not have been saved when the API breaks off', async () => {
    const broken = await startUpstream((incoming) => incoming.socket.destroy())
    const web = await startWebServer(build.options({ apiUrl: broken.url }), build.releases())
    const answer = await fetch(`${web.url}/api/portal/booking`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(503)
    expect((await answer.json()).message).toContain('may not have been saved')
    await web.stop()
    await broken.stop()
  })

  test('refuses a large body before it is forwarded', async () => {
    const answer = await fetch(`${server.url}/api/x`, { method: 'POST', body: 'x'.repeat(1025) })
    expect(answer.status).toBe(413)
    expect(upstream.seen).toEqual([])
  })

  test('stops a body without a length at the limit', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(`${server.url}/api/x`, { method: 'POST' }, (answer: IncomingMessage) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      outgoing.on('error', reject)
      outgoing.write('x'.repeat(800))
      outgoing.write('x'.repeat(800))
    })
    expect(status).toBe(413)
    expect(upstream.seen).toEqual([])
  })
})

describe('sockets', () => {
  const open = (url: string, headers = '') =>
    new Promise<{ first: string; socket: ReturnType<typeof connect> }>((resolve) => {
      const socket = connect(portOf(server.url), '127.0.0.1', () => {
        const host = `Host: localhost:${portOf(server.url)}`
        socket.write(`GET ${url} HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`)
      })
      socket.once('data', (data: Buffer) => resolve({ first: data.toString(), socket }))
    })

  test('joins a WebSocket to the local cloud in both directions until the server stops', async () => {
    const { first, socket } = await open('/cloud/realtime/app/key?protocol=7')
    expect(first).toMatch(/^HTTP\/1\.1 101 /)
    const headers = { 'x-forwarded-proto': 'http' }
    expect(upstream.seen[0]).toMatchObject({ method: 'UPGRADE', url: '/realtime/app/key?protocol=7', headers })
    const echoed = new Promise((resolve) => socket.once('data', (data: Buffer) => resolve(data.toString())))
    socket.write('hello')
    expect(await echoed).toBe('echo hello')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await server.stop()
    await closed
  })
})
