import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWebServer, type WebServer } from '../server/web-server'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'

let build: FixtureBuild
let server: WebServer
beforeEach(() => {
  build = fixtureBuild()
})
afterEach(async () => {
  await server.stop()
  build.remove()
})

test('pictures that hang take no place of the calls, nor of the files of remotes [OPEN-149]', async () => {
  const upstream = await startUpstream(({ url }, outgoing) => {
    if (!url?.startsWith('/api/media/')) outgoing.end('answered')
  })
  server = await startWebServer(build.options({ apiUrl: upstream.url }), build.releases())
  // More than all places together: of one network's share for calls nothing is taken either.
  const left = new AbortController()
  const pictures = Array.from({ length: 300 }, (_, n) =>
    fetch(`${server.url}/api/media/products/p${n}.svg`, { signal: left.signal }).then(
      ({ status }) => status,
      () => 0,
    ),
  )
  await expect.poll(() => upstream.seen.length).toBe(64)
  for (let call = 0; call < 20; call++) {
    expect((await fetch(`${server.url}/api/portal/booking?page=${call}`)).status).toBe(200)
    expect((await fetch(`${server.url}/remotes/mf-bookings/remoteEntry.0a1b2c3d.js`)).status).toBe(200)
  }
  left.abort()
  expect(new Set(await Promise.all(pictures))).toEqual(new Set([0, 429]))
  await upstream.stop()
})
