import { afterEach, beforeEach, expect, test } from 'vitest'
import { inCall } from '@portal/server'
import { createApp } from './app'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { serverTiming } from './page-route'

let build: FixtureBuild
beforeEach(() => {
  build = fixtureBuild()
})
afterEach(() => build.remove())

test("sends the server's time with each page, also with a 304 [SHL-17]", async () => {
  const app = createApp(build.options(), build.releases())
  const headers = { host: 'localhost:8080' }
  const before = Date.now()
  const page = await app.request('/login', { headers })
  const again = await app.request('/login', {
    headers: { ...headers, 'if-none-match': page.headers.get('etag') ?? '' },
  })
  expect({ pageStatus: page.status, againStatus: again.status }).toEqual({ pageStatus: 200, againStatus: 304 })
  for (const answer of [page, again]) {
    const [, time] = /^now;dur=(\d+)$/.exec(answer.headers.get('server-timing') ?? '') ?? []
    expect(Number(time)).toBeGreaterThanOrEqual(before)
    expect(Number(time)).toBeLessThanOrEqual(Date.now())
  }
})

test("sends the request's id in the log, for reports of errors [OPEN-251]", () => {
  inCall({ request: '7d1f', from: '', method: 'GET', call: 'page' }, () => {
    expect(serverTiming(17)).toBe('now;dur=17, load;desc="7d1f"')
  })
  expect(serverTiming(17)).toBe('now;dur=17')
})
