import { createServer } from 'node:https'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startWebServer, type WebServer } from '../server/web-server'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { SELF_SIGNED } from '../testing/self-signed'
import { startUpstream } from '../testing/upstream'

let build: FixtureBuild
let server: WebServer
beforeEach(() => {
  build = fixtureBuild()
})
afterEach(async () => {
  await server.stop()
  build.remove()
  vi.unstubAllEnvs()
})

const serve = async (apiUrl: string) => {
  server = await startWebServer(build.options({ apiUrl }), build.releases())
}

describe('a backend at an address of https [OPEN-146]', () => {
  const seen: { host: string | undefined; bearer: string | undefined }[] = []
  const backend = createServer(SELF_SIGNED, ({ headers }, outgoing) => {
    seen.push({ host: headers.host, bearer: headers.authorization })
    outgoing.end('by TLS')
  })
  beforeEach(async () => {
    seen.length = 0
    await new Promise<void>((resolve) => backend.listen(0, 'localhost', resolve))
    const address = backend.address()
    await serve(`https://localhost:${typeof address === 'object' && address ? address.port : 0}`)
  })
  afterEach(() => {
    backend.closeAllConnections()
    backend.close()
  })
  const ask = () => fetch(`${server.url}/api/portal/x`, { headers: { Authorization: 'Bearer token' } })

  test('is spoken to by TLS, under its own name', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const answer = await ask()
    expect([answer.status, await answer.text()]).toEqual([200, 'by TLS'])
    expect(seen).toEqual([{ host: expect.stringMatching(/^localhost:\d+$/), bearer: 'Bearer token' }])
    expect(seen[0]?.host).not.toBe(new URL(server.url).host)
  })

  test('gets no token where its certificate is not to be trusted', async () => {
    const answer = await ask()
    expect([answer.status, seen]).toEqual([503, []])
  })
})

test('pictures that hang take no place of the calls, nor of the files of remotes [OPEN-149]', async () => {
  const upstream = await startUpstream(({ url }, outgoing) => {
    if (!url?.startsWith('/api/media/')) outgoing.end('answered')
  })
  await serve(upstream.url)
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
