import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hono } from 'hono'
import { createApp } from '../app'
import { fixtureBuild, type FixtureBuild } from '../../testing/fixture-build'

let build: FixtureBuild
let app: Hono
let log: string[]
beforeEach(() => {
  build = fixtureBuild()
  log = []
  app = createApp(build.options(), build.releases(), { log: (line) => log.push(line) })
})
afterEach(() => build.remove())

const send = async (body: string) => (await app.request('/csp-reports', { method: 'POST', body })).status
const counted = async () => (await (await app.request('/health')).json()).violations
const report = (directive: string, sourceFile = '', blocked = 'https://evil.test/x.js') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://portal.test/booking/1?name=Bella',
      'effective-directive': directive,
      'source-file': sourceFile,
      'blocked-uri': blocked,
      'script-sample': 'Bella',
    },
  })

test('counts violations by owner of the script or refused file, and by directive', async () => {
  for (const body of [
    report('connect-src', 'https://portal.test/remotes/mf-bookings/screen.0a1b2c3d.js'),
    report('connect-src', 'https://portal.test/remotes/mf-bookings/screen.0a1b2c3d.js'),
    report('script-src-elem', '', 'https://other.test/remotes/mf-engraving/x.js'),
    report('img-src', 'https://portal.test/shell/main.0a1b2c3d.js'),
    report('style-src-attr'),
    JSON.stringify({
      'csp-report': {
        'violated-directive': "font-src 'self'",
        'source-file': 'http://a.test/remotes/mf-bookings/a.js',
      },
    }),
  ]) {
    expect(await send(body)).toBe(204)
  }
  expect(await counted()).toEqual({
    'mf-bookings connect-src': 2,
    'mf-bookings font-src': 1,
    'mf-engraving script-src-elem': 1,
    'page style-src-attr': 1,
    'shell img-src': 1,
  })
})

test('stores and logs nothing personal or invented from reports', async () => {
  const spies = (['log', 'error', 'warn'] as const).map((method) => vi.spyOn(console, method))
  for (let times = 0; times < 300; times++) {
    await send(report(`x-${times}`, `https://portal.test/remotes/mf-${'a'.repeat(times % 50)}/x.js`))
  }
  expect(await counted()).toEqual({ 'page other': 300 })
  expect(log).toEqual([])
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test.each([
  ['no JSON', '{', 400],
  ['another kind', '{"a": 1}', 400],
  ['a text', '"csp"', 400],
  ['far too much', report('img-src', 'x'.repeat(20_000)), 413],
])('refuses %s', async (_, body, status) => {
  expect(await send(body)).toBe(status)
  expect(await counted()).toEqual({})
})
