import { WEB_SETTINGS } from '@portal/server/testing'
import { captureLog } from '@portal/server/log-capture'
import type { LogCapture } from '@portal/server/log-capture'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { optionsFromEnvironment } from './options/environment'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { startWebServer, type WebServer } from './web-server'

const TOKEN = '0123456789abcdef0123456789abcdef'

let build: FixtureBuild
let upstream: Awaited<ReturnType<typeof startUpstream>>
let server: WebServer
let heard: LogCapture
beforeEach(async () => {
  build = fixtureBuild()
  upstream = await startUpstream()
  const settings = { ...WEB_SETTINGS, OPERATOR_TOKEN: TOKEN, ALLOWED_HOSTS: 'localhost' }
  const { proxies, operatorAccess } = optionsFromEnvironment(settings)
  server = await startWebServer(build.options({ proxies, operatorAccess, apiUrl: upstream.url }), build.releases())
  heard = captureLog()
})
afterEach(async () => {
  await server.stop()
  await upstream.stop()
  build.remove()
})

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })
const expectLines = (count: number) => expect.poll(() => heard.lines.length).toBe(count)

test('logs a line for each request, with the id that the upstream gets and without the address [OPEN-166]', async () => {
  const answer = await ask('/api/portal/booking/booking-1?phone=400000000&signature=s3cret')
  await ask('/engraving/verify/booking-1/line-1')
  await expectLines(2)
  expect(heard.lines).toMatchObject([
    { message: 'call', call: 'api', method: 'GET', status: answer.status, whole: true, ms: expect.any(Number) },
    { message: 'call', call: 'page', status: 200 },
  ])
  expect(heard.lines[0]?.request).toBe(upstream.seen[0]?.headers['x-request-id'])
  expect(heard.lines[0]?.request).not.toBe(heard.lines[1]?.request)
  expect(heard.text()).not.toMatch(/booking-1|line-1|400000000|s3cret|127\.0\.0\.1/)
})

test('shows metrics only to the operator in production [OPEN-168]', async () => {
  await ask('/api/x')
  expect((await ask('/metrics')).status).toBe(401)
  expect((await ask('/metrics', { authorization: `Bearer ${TOKEN}x` })).status).toBe(401)
  const answer = await ask('/metrics', { authorization: `Bearer ${TOKEN}` })
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await answer.text()
  expect(text).toMatch(/portal_request_seconds_count\{program="web server",call="api",status="200"\} 1/)
  expect(text).toContain('portal_upstream_requests{service="api",kind="whole",state="waiting",program="web server"} 0')
})

test('logs the fault of an upstream without an answer, and none for a visitor who leaves [OPEN-191]', async () => {
  const leaving = new AbortController()
  const slow = await startUpstream((incoming, response) => {
    if (incoming.url === '/api/slow') leaving.abort()
    else response.destroy()
  })
  const web = await startWebServer(build.options({ apiUrl: slow.url }), build.releases())
  await fetch(`${web.url}/api/slow`, { signal: leaving.signal }).catch(() => {})
  await expectLines(1)
  await fetch(`${web.url}/api/x`)
  await expectLines(3)
  await Promise.all([web.stop(), slow.stop()])
  expect(heard.lines.map(({ level, message }) => [level, message])).toEqual([
    ['info', 'call'],
    ['error', 'api does not answer'],
    ['info', 'call'],
  ])
  expect(heard.lines[1]).toMatchObject({ request: heard.lines[2]?.request, fault: expect.anything() })
})
