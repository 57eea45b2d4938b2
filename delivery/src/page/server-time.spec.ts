import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../server/app'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'

let build: FixtureBuild
beforeEach(() => {
  build = fixtureBuild()
})
afterEach(() => build.remove())

test('each page tells the time of the server, also one that has not changed [SHL-17]', async () => {
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
