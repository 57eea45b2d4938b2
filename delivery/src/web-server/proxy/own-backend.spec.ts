import { createServer } from 'node:https'
import type { Server } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { certificates } from '@portal/server/certificates'
import type { Leaf } from '@portal/server/certificates'
import { isCaller } from '@portal/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { optionsFromEnvironment } from '../options/environment'
import { startWebServer, type WebServer } from '../web-server'
import { fixtureBuild, type FixtureBuild } from '../../testing/fixture-build'
import { createOperatorApi } from '../../guard/operator-api'

const SECRET = '0123456789abcdef0123456789abcdef'
const factory = certificates()
const [own, another] = [factory.authority(), factory.authority()]
afterAll(() => factory.remove())

const seen: IncomingHttpHeaders[] = []
let build: FixtureBuild
let web: WebServer
let backend: Server
let logged: MockInstance
beforeEach(() => {
  seen.length = 0
  build = fixtureBuild()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await web.stop()
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
  build.remove()
})

/** Starts a web server with these settings, before a backend with this certificate. */
async function serve(leaf: Leaf, env: Readonly<Record<string, string>>) {
  backend = createServer({ cert: leaf.cert, key: leaf.privateKey }, ({ headers }, outgoing) => {
    seen.push(headers)
    outgoing.end('[]')
  })
  await new Promise<void>((resolve) => backend.listen(0, 'localhost', resolve))
  const address = backend.address()
  const url = `https://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const { apiUrl, ownApi } = optionsFromEnvironment({ API_URL: url, ...env })
  web = await startWebServer(build.options({ apiUrl, ownApi }), build.releases())
  return { url, ownApi }
}
const ask = (headers: Record<string, string> = {}) => fetch(`${web.url}/api/portal/x`, { headers })
const lines = () => logged.mock.calls.map(([line]) => String(line))

describe("a backend with a certificate of the operator's authority [OPEN-284]", () => {
  let good: Leaf
  beforeAll(() => {
    good = own.leaf('localhost')
  })

  test('gets requests of pages, health and guard when the settings name that authority', async () => {
    const { url, ownApi } = await serve(good, { OWN_CA: own.file })
    expect((await ask()).status).toBe(200)
    expect(await (await fetch(`${web.url}/health`)).json()).toMatchObject({ api: 'ok' })
    expect(await createOperatorApi(url, 'token', ownApi).countsSince(new Date(0))).toEqual([])
    await expect(createOperatorApi(url, 'token').countsSince(new Date(0))).rejects.toThrow('look at OWN_CA')
  })

  test.each([
    [
      'of an authority that is not',
      () => another.leaf('localhost'),
      /of an authority that is not trusted here; look at OWN_CA$/,
    ],
    ['for another host', () => own.leaf('backend.test'), /for another host name$/],
    ['that has expired', () => own.leaf('localhost', -1), /has expired$/],
  ])('gets no request with a certificate %s, and the log says why', async (_, leaf, expected) => {
    const { url, ownApi } = await serve(leaf(), { OWN_CA: own.file })
    const answer = await ask({ Authorization: 'Bearer token' })
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: 'The booking service is not running at the moment. Nothing was saved. Try again shortly.' },
    ])
    expect(lines()).toEqual([expect.stringMatching(expected)])
    expect(lines()[0]).toContain(`api is not spoken to, at API_URL (${url}): its certificate `)
    expect(await (await fetch(`${web.url}/health`)).json()).toMatchObject({ api: 'down' })
    await expect(createOperatorApi(url, 'token', ownApi).countsSince(new Date(0))).rejects.toThrow(
      'is not spoken to: its certificate ',
    )
    expect(seen).toEqual([])
  })

  test('is not trusted when the authority is set for other services', async () => {
    await serve(good, { OWN_CA: own.file, OWN_CA_FOR: 'RELEASE_STORE_ENDPOINT' })
    expect((await ask()).status).toBe(503)
  })
})

test('signs requests to the backend without sending the secret, and drops claims of visitors [OPEN-285]', async () => {
  await serve(own.leaf('localhost'), { OWN_CA: own.file, CALLER_SECRETS: `${SECRET} another-${SECRET}` })
  await ask({ 'X-Portal-Caller': 'web.1.claimed' })
  await fetch(`${web.url}/health`)
  const shown = seen.map((headers) => String(headers['x-portal-caller']))
  expect(shown.map((token) => isCaller(token, [SECRET]))).toEqual([true, true])
  expect(JSON.stringify(seen)).not.toContain(SECRET)
})

test('sends no signature without a secret, and drops claims of visitors [OPEN-285]', async () => {
  await serve(own.leaf('localhost'), { OWN_CA: own.file })
  await ask({ 'X-Portal-Caller': 'web.1.claimed' })
  expect(seen[0]).not.toHaveProperty('x-portal-caller')
})
