import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startWebServer, type WebServer } from '../server/web-server'
import { fixtureBuild, hash, REMOTE, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { startDevProxy, type DevProxy } from './dev-proxy'
import { anyPort } from './free-port'
import { Sitting } from './sitting'

type Upstream = Awaited<ReturnType<typeof startUpstream>>
const portOf = (url: string) => Number(new URL(url).port)

/** What is built here of two remotes: one that the portal has, and one that it has not yet. */
const built = (name: string) => ({
  ...REMOTE,
  name,
  title: 'From here',
  version: '2.0.0',
  base: `/remotes/${name}/`,
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': hash('D') },
})

let build: FixtureBuild
let api: Upstream
let local: Upstream
let portal: WebServer
let sitting: Sitting
let proxy: DevProxy

beforeEach(async () => {
  build = fixtureBuild()
  api = await startUpstream(({ url = '' }, outgoing) => {
    if (url.startsWith('/api/away')) return void outgoing.writeHead(302, { Location: `${portal.url}/login` }).end()
    outgoing.setHeader('Set-Cookie', 'portal-refresh=r1; Path=/api/identity; HttpOnly; SameSite=Strict')
    outgoing.setHeader('Content-Type', 'application/json')
    outgoing.end(JSON.stringify({ link: `${portal.url}/cloud/storage/a.pdf` }))
  })
  local = await startUpstream(({ url = '' }, outgoing) => {
    const name = /^\/dev\/([^/]+)\//.exec(url)?.[1] ?? ''
    outgoing.end(url.endsWith('manifest.json') ? JSON.stringify(built(name)) : `sources of ${name}`)
  })
  portal = await startWebServer(build.options({ apiUrl: api.url, cloudUrl: api.url }), build.releases())
  sitting = new Sitting({ 'mf-bookings': portOf(local.url), 'mf-new': portOf(local.url) })
  const addresses = { portal: new URL(portal.url), local: new URL(`http://localhost:${await anyPort()}`) }
  proxy = await startDevProxy(addresses, sitting)
})
afterEach(async () => {
  await proxy.stop()
  await portal.stop()
  await Promise.all([api.stop(), local.stop()])
  build.remove()
})
const press = (released: boolean, origin = proxy.url) =>
  fetch(`${proxy.url}/dev-sitting/released`, {
    method: 'POST',
    headers: { Origin: origin },
    body: JSON.stringify({ released }),
  })

describe('the portal’s own sign-in and API', () => {
  test('a page of another site opens no socket, and a foreign host is not answered', async () => {
    expect(await socketSays('/cloud/realtime/app/key', 'http://evil.test')).toBe('')
    expect(await statusFor('evil.test')).toBe(421)
  })
})

describe('back to what is released [OPEN-245]', () => {
  test('another site presses nothing', async () => {
    expect((await press(true, 'http://evil.test')).status).toBe(403)
    expect(sitting.served().size).toBe(2)
  })
})

/** What a socket hears that says hello once it is open. */
function socketSays(path: string, origin: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const { host, port } = new URL(proxy.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    )
    socket.on('data', (chunk) => {
      heard += chunk.toString()
      if (heard.includes('echo')) socket.destroy()
      else if (heard.includes('101')) socket.write('hello')
    })
    socket.on('error', () => undefined).on('close', () => resolve(heard))
  })
}

const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(proxy.url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode))
      .once('error', reject)
      .end()
  })
