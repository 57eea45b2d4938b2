import { connect } from 'node:net'
import { WEB_SETTINGS } from '@portal/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { optionsFromEnvironment } from './options/environment'
import type { WebServerOptions } from './options/options'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { createApp } from './app'
import { startWebServer, type WebServer } from './web-server'

let build: FixtureBuild
let upstream: Awaited<ReturnType<typeof startUpstream>>
let server: WebServer
const TOKEN = '0123456789abcdef0123456789abcdef'

beforeEach(async () => {
  build = fixtureBuild()
  upstream = await startUpstream()
  const { hosts, proxies, operatorAccess, publicOrigin } = optionsFromEnvironment({
    ...WEB_SETTINGS,
    OPERATOR_TOKEN: TOKEN,
    ALLOWED_HOSTS: 'status.example',
  })
  server = await startWebServer(
    build.options({ hosts, proxies, operatorAccess, publicOrigin, apiUrl: upstream.url, cloudUrl: upstream.url }),
    build.releases(),
  )
})
afterEach(async () => {
  await server.stop()
  await upstream.stop()
  build.remove()
})

/** The server's answer to these lines, sent unchanged. */
function say(...lines: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('close', () => resolve(text))
  })
}
const ask = (host: string, path = '/login', ...headers: readonly string[]) =>
  say(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers)
const status = (answer: string) => answer.slice(9, 12)

describe('hosts in production [OPEN-145]', () => {
  test.each(['portal.example', 'PORTAL.example:443', 'status.example'])('serves %s', async (host) => {
    const answer = await ask(host)
    expect(status(answer)).toBe('200')
    expect(answer).toContain('Strict-Transport-Security: max-age=31536000')
  })

  test.each(['evil.test', 'portal.example:9999', 'portal.example.evil.test', '127.0.0.1'])(
    'refuses the host %s, does not repeat it and forwards no call',
    async (host) => {
      for (const path of ['/login', '/api/portal/brand', '/shell/main.11112222.js']) {
        const answer = await ask(host, path)
        expect(status(answer)).toBe('400')
        expect(answer).not.toContain(host)
      }
      expect(upstream.seen).toEqual([])
    },
  )

  test("refuses a socket with another site's host", async () => {
    const upgrade = (host: string) => ask(host, '/cloud/realtime/app/key', 'Connection: Upgrade', 'Upgrade: websocket')
    expect(status(await upgrade('evil.test'))).toBe('404')
  })

  test.each(['/health/live', '/health/ready', '/health'])('answers %s with any host, and without one', async (path) => {
    expect(status(await ask('10.0.0.7:8080', path))).toBe('200')
    expect(status(await say(`GET ${path} HTTP/1.0`))).toBe('200')
  })
})

describe('details of the server [OPEN-144]', () => {
  const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
  const readJson = async (path: string, token: string) =>
    bodyOf(await say(`GET ${path} HTTP/1.0`, ...(token ? [`Authorization: Bearer ${token}`] : [])))

  test('shows the status to everybody and the rest to the operator', async () => {
    expect(await readJson('/health', '')).toEqual({ status: 'ok' })
    expect(await readJson('/health', `${TOKEN}x`)).toEqual({ status: 'ok' })
    expect(await readJson('/health', TOKEN)).toMatchObject({ release: '1.0.0', api: 'ok', violations: {} })
    expect(await readJson('/health/ready', '')).toEqual({ status: 'ready' })
  })

  test('shows no details when no token is set', async () => {
    const options: WebServerOptions = build.options({ operatorAccess: { operatorToken: '' } })
    const app = createApp(options, build.releases())
    const answer = await app.request('/health', { headers: { authorization: 'Bearer ' } })
    expect(await answer.json()).toEqual({ status: 'degraded' })
  })

  test('is not ready with a folder that it cannot write, which the operator sees [OPEN-264]', async () => {
    const operatorAccess = { operatorToken: TOKEN }
    const options = build.options({ operatorAccess, stepFile: '/no-such-folder/step', apiUrl: upstream.url })
    const app = createApp(options, build.releases())
    const others = await app.request('/health')
    expect([others.status, await others.json()]).toEqual([503, { status: 'not ready' }])
    const operator = await app.request('/health', { headers: { authorization: `Bearer ${TOKEN}` } })
    expect((await operator.json()).unwritable).toEqual(['The folder /no-such-folder cannot be written (ENOENT).'])
  })

  test('stays ready without its backend, and says so [OPEN-148]', async () => {
    await upstream.stop()
    const answer = await say('GET /health/ready HTTP/1.0', `Authorization: Bearer ${TOKEN}`)
    expect(status(answer)).toBe('200')
    expect(bodyOf(answer)).toEqual({ status: 'ready', api: 'down', cloud: 'down' })
    expect(status(await say('GET /health HTTP/1.0'))).toBe('503')
  })
})

test('is live and not ready while it shuts down [OPEN-148]', async () => {
  const app = createApp(build.options(), build.releases(), { isDraining: () => true })
  const [ready, live] = [await app.request('/health/ready'), await app.request('/health/live')]
  expect([ready.status, await ready.json(), live.status]).toEqual([503, { status: 'draining' }, 200])
})

describe('a visitor behind proxies [OPEN-147]', () => {
  test('has the address that the trusted proxy reports, not a claimed one', async () => {
    await ask('portal.example', '/api/x', 'X-Forwarded-For: 6.6.6.6, 203.0.113.7')
    expect(upstream.seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.7')
  })
})

describe('the real-time service [OPEN-146]', () => {
  const page = async (environment: Record<string, string>) => {
    const { services } = optionsFromEnvironment(environment)
    const app = createApp(build.options({ services }), build.releases())
    const answer = await app.request('http://localhost:8080/login', { headers: { host: 'localhost:8080' } })
    const [, json = ''] = /id="portal-config">(.*?)<\/script>/s.exec(await answer.text()) ?? []
    return { realtime: JSON.parse(json).realtime, policy: answer.headers.get('content-security-policy') }
  }

  test("defaults to the page's host", async () => {
    const { realtime, policy } = await page({})
    expect(realtime).toEqual({ key: 'portal-demo-key', wsPath: '/cloud/realtime' })
    expect(policy).toContain("connect-src 'self' ws://localhost:8080;")
  })

  test('stands in configuration and policy when it has its own host', async () => {
    const hosted = { PUSHER_KEY: 'a1b2', PUSHER_WS_HOST: 'ws-ap4.pusher.com', PUSHER_WS_PATH: '' }
    const { realtime, policy } = await page(hosted)
    expect(realtime).toEqual({ key: 'a1b2', wsPath: '', host: 'ws-ap4.pusher.com', port: 443, secure: true })
    expect(policy).toContain("connect-src 'self' ws://localhost:8080 wss://ws-ap4.pusher.com;")
    const plain = await page({ ...hosted, PUSHER_WS_TLS: 'off', PUSHER_WS_PORT: '6001' })
    expect(plain.realtime).toMatchObject({ port: 6001, secure: false })
    expect(plain.policy).toContain('ws://ws-ap4.pusher.com:6001;')
  })
})
