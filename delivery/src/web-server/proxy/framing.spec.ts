import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixtureBuild, type FixtureBuild } from '../../testing/fixture-build'
import { startUpstream } from '../../testing/upstream'
import { startWebServer, type WebServer } from '../web-server'

let build: FixtureBuild
let upstream: Awaited<ReturnType<typeof startUpstream>>
let server: WebServer

beforeEach(async () => {
  build = fixtureBuild()
  upstream = await startUpstream()
  server = await startWebServer(build.options({ apiUrl: upstream.url, cloudUrl: upstream.url }), build.releases())
})
afterEach(async () => {
  await server.stop()
  await upstream.stop()
  build.remove()
})

/** Sends text unchanged. Returns the answer until the server closes the connection or is silent. */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text))
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('error', reject).on('close', () => resolve(heard))
  })
}

/** A last request that closes the connection, so that everything before it has been read. */
const LAST = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
const CLOSE = 'Host: localhost\r\nConnection: close\r\n\r\n'
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
const HIDDEN = 'POST /api/hidden HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\nContent-Length: 0\r\n\r\n'
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const urls = () => upstream.seen.map(({ method, url }) => `${method} ${url}`)

describe('a body is never parsed as a further request', () => {
  test.each(['GET', 'DELETE', 'OPTIONS', 'POST'])('%s with a chunked body', async (method) => {
    await say(
      `${method} /api/open HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(HIDDEN)}${LAST}`,
    )
    expect(urls()).toEqual([`${method} /api/open`])
    expect(upstream.seen[0]?.body).toBe(HIDDEN)
  })

  test.each(['GET', 'DELETE', 'POST'])('%s whose Connection header names the length', async (method) => {
    const length = `Connection: keep-alive, Content-Length\r\nContent-Length: ${HIDDEN.length}`
    await say(`${method} /api/open HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n${HIDDEN}${LAST}`)
    expect(urls()).toEqual([`${method} /api/open`])
    expect(upstream.seen[0]?.body).toBe(HIDDEN)
  })

  test.each([
    ['both a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 40'],
    ['a length that is no number', 'Content-Length: +4'],
    ['chunks in disguise', 'Transfer-Encoding: xchunked'],
    ['a header folded over two lines', 'X-A: 1\r\n Content-Length: 4'],
    ['a space before the colon', 'Content-Length : 4'],
    ['no host', 'Host2: x'],
  ])('refuses %s', async (what, headers) => {
    const host = what === 'no host' ? '' : 'Host: localhost\r\n'
    expect(statusOf(await say(`POST /api/open HTTP/1.1\r\n${host}${headers}\r\n\r\n0\r\n\r\n`))).toBe(400)
    expect(urls()).toEqual([])
  })
})

describe('odd requests', () => {
  test.each([
    ['TRACE', '/login', 405],
    ['TRACE', '/api/x', 405],
    ['PROPFIND', '/login', 405],
  ])('%s %s is answered with %d and reaches no upstream', async (method, url, status) => {
    expect(statusOf(await say(`${method} ${url} HTTP/1.1\r\n${CLOSE}`))).toBe(status)
    expect(urls()).toEqual([])
  })

  test('names the allowed methods with a 405 [OPEN-194]', async () => {
    const allow = async (line: string) => /^allow: (.*)\r$/im.exec(await say(`${line} HTTP/1.1\r\n${CLOSE}`))?.[1]
    expect(await allow('TRACE /api/x')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    expect(await allow('OPTIONS /login')).toBe('GET, HEAD')
    expect(await allow('OPTIONS /shell/main.11112222.js')).toBe('GET, HEAD')
    expect(await allow('GET /csp-reports')).toBe('POST')
    expect(statusOf(await say(`OPTIONS * HTTP/1.1\r\n${CLOSE}`))).toBeLessThan(500)
    expect(urls()).toEqual([])
  })

  test('refuses CONNECT', async () => {
    expect(await say('CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('')
  })

  test.each(['http://elsewhere.test/api/x', '//api/x', '/%2e%2e/api/x', '/%61pi/x', '/shell/%2e%2e%2f%2e%2e%2fapi/x'])(
    '%s reaches no upstream and causes no error',
    async (url) => {
      expect(statusOf(await say(`GET ${url} HTTP/1.1\r\n${CLOSE}`))).toBeLessThan(500)
      expect(urls()).toEqual([])
    },
  )

  test.each(['a b', 'x/y', 'a@b', '[::1', "x'onload=1", 'localhost:99999999'])(
    'host %s appears in no page and causes no error',
    async (host) => {
      const answer = await say(`GET /login HTTP/1.1\r\nConnection: close\r\nHost: ${host}\r\n\r\n`)
      expect(statusOf(answer)).toBe(400)
      expect(answer).not.toContain(host)
    },
  )

  test("replaces a visitor's request id with its own [OPEN-166]", async () => {
    const answer = await fetch(`${server.url}/api/x`, { headers: { 'X-Request-Id': 'chosen-by-the-visitor' } })
    const id = upstream.seen[0]?.headers['x-request-id']
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers.get('x-request-id')).toBe(id)
  })
})
