import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { startWebServer, type WebServer } from './web-server'

let build: FixtureBuild
let upstream: Awaited<ReturnType<typeof startUpstream>>
let server: WebServer

async function start(publicOrigin?: string): Promise<void> {
  const hosts = ['portal.test']
  const more = { apiUrl: upstream.url, cloudUrl: upstream.url, maxBodyBytes: 1024, hosts, publicOrigin }
  const timeouts = { headersTimeout: 3_000, requestTimeout: 3_000, timeout: 5_000, connectionsCheckingInterval: 50 }
  server = await startWebServer(build.options({ ...more, timeouts }), build.releases())
}
beforeEach(async () => {
  build = fixtureBuild()
  upstream = await startUpstream()
})
afterEach(async () => {
  await server.stop()
  await upstream.stop()
  build.remove()
})

/** The server's answer to these lines, until it closes the connection. */
function say(...lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(lines.join('\r\n')))
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('error', reject).on('close', () => resolve(heard))
  })
}
const HOST = 'Host: portal.test'
const END = ['Connection: close', '', '']
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', '', '']
const get = (path: string) => [`GET ${path} HTTP/1.1`, HOST, ...END]

const ANSWERS: readonly (readonly [what: string, status: number, lines: readonly string[]])[] = [
  ['a page', 200, get('/login')],
  ['a file', 200, get('/shell/main.11112222.js')],
  ['a file that is not there', 404, get('/shell/none.js')],
  ['a health check', 200, get('/health/live')],
  ['a forwarded answer', 200, get('/api/x')],
  ['a write to a page', 405, ['POST /login HTTP/1.1', HOST, 'Content-Length: 0', ...END]],
  ["another site's host", 400, ['GET /login HTTP/1.1', 'Host: evil.test', ...END]],
  ['two hosts', 400, ['GET /login HTTP/1.1', HOST, 'Host: evil.test', ...END]],
  ['no host', 400, ['GET /login HTTP/1.1', ...END]],
  ['an unsupported method', 405, ['TRACE /api/x HTTP/1.1', HOST, ...END]],
  ['too large a body', 413, ['POST /api/x HTTP/1.1', HOST, 'Content-Length: 1025', ...END]],
  ['too slow a body', 408, ['POST /api/x HTTP/1.1', HOST, 'Content-Length: 900', ...END]],
  ['too slow a header', 408, ['GET /login HTTP/1.1', HOST, '']],
  ['a line that is no request', 400, ['GET /login\tHTTP/1.1', HOST, ...END]],
  ['headers without end', 431, ['GET /login HTTP/1.1', HOST, `X-A: ${'a'.repeat(20_000)}`, ...END]],
  ['an expectation', 417, ['POST /api/x HTTP/1.1', HOST, 'Expect: wonders', 'Content-Length: 0', ...END]],
  ['a socket at an address without sockets', 404, ['GET /login HTTP/1.1', HOST, ...UPGRADE]],
  ['a socket for another site', 403, ['GET /cloud/x HTTP/1.1', HOST, 'Origin: https://evil.test', ...UPGRADE]],
]

describe('the usual headers are part of every answer [OPEN-191]', () => {
  test.each(ANSWERS)('%s (%d)', async (what, status, lines) => {
    await start('https://portal.test')
    const answer = (await say(...lines)).split('\r\n\r\n')[0]?.toLowerCase() ?? ''
    expect(answer.slice(0, 12)).toBe(`http/1.1 ${status}`)
    const once = (name: string) => answer.split('\r\n').filter((line) => line.startsWith(`${name}: `))
    expect(once('strict-transport-security')).toEqual([
      'strict-transport-security: max-age=31536000; includesubdomains',
    ])
    expect(once('x-content-type-options')).toEqual(['x-content-type-options: nosniff'])
    expect(once('content-security-policy')).toEqual([expect.stringContaining("frame-ancestors 'none'")])
    expect(once('x-frame-options')).toEqual(['x-frame-options: deny'])
    expect(once('referrer-policy')).toEqual(['referrer-policy: same-origin'])
    // Pages of the shell may use the camera to scan a code [OPEN-268].
    const camera = what === 'a page' ? 'camera=(self)' : 'camera=()'
    expect(once('permissions-policy')).toEqual([expect.stringContaining(`${camera}, geolocation=(), microphone=()`)])
  })

  test("owners' pages may not use the camera [OPEN-268]", async () => {
    await start('https://portal.test')
    expect(await say(...get('/engraving/verify/100007'))).toMatch(
      /^HTTP\/1.1 200 [^]*\r\npermissions-policy: camera=\(\), /i,
    )
  })

  test('an upstream that is down (503)', async () => {
    await start('https://portal.test')
    await upstream.stop()
    expect(await say(...get('/api/x'))).toMatch(/^HTTP\/1.1 503 [^]*Strict-Transport-Security: max-age/)
  })

  test("the API's content policy replaces the usual one", async () => {
    const own = await startUpstream((_request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'").end()
    })
    server = await startWebServer(build.options({ apiUrl: own.url }), build.releases())
    const { headers } = await fetch(`${server.url}/api/x`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    await own.stop()
  })

  test('HSTS is not sent without TLS', async () => {
    await start('http://portal.test')
    for (const path of ['/login', '/api/x']) expect(await say(...get(path))).not.toContain('Transport-Security')
  })
})
