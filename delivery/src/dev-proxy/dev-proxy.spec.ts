import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWebServer, type WebServer } from '../web-server/web-server'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { startDevProxy, type DevProxy } from './dev-proxy'
import { findFreePort } from './free-port'
import { DevSession } from './dev-session'

let build: FixtureBuild
let api: Awaited<ReturnType<typeof startUpstream>>
let cloud: Awaited<ReturnType<typeof startUpstream>>
let portal: WebServer
let session: DevSession
let proxy: DevProxy
let users: string[]

beforeEach(async () => {
  build = fixtureBuild()
  api = await startUpstream()
  cloud = await startUpstream()
  portal = await startWebServer(build.options({ apiUrl: api.url, cloudUrl: cloud.url }), build.releases())
  session = new DevSession({ 'mf-bookings': 1, 'mf-new': 2 })
  const addresses = { portal: new URL(portal.url), local: new URL(`http://localhost:${await findFreePort()}`) }
  users = []
  proxy = await startDevProxy(addresses, session, { onUser: (user) => users.push(user) })
})
afterEach(async () => {
  await proxy.stop()
  await portal.stop()
  await cloud.stop()
  await api.stop()
  build.remove()
})

test('refuses sockets of other sites and foreign hosts', async () => {
  expect(await socketSays('/cloud/realtime/app/key', 'http://evil.test')).toBe('')
  expect(await statusFor('evil.test')).toBe(421)
})

test('refuses to switch to released versions for another site [OPEN-245]', async () => {
  const headers = { Origin: 'http://evil.test' }
  const body = JSON.stringify({ released: true })
  expect((await fetch(`${proxy.url}/dev-session/released`, { method: 'POST', headers, body })).status).toBe(403)
  expect(session.listServed().size).toBe(2)
})

test('keeps the load counts of its pages from the portal; their other calls reach it [OPEN-244]', async () => {
  const post = (path: string) => fetch(proxy.url + path, { method: 'POST', body: '{}' })
  for (const path of ['part_metrics', 'part_metrics/7']) expect((await post(`/api/portal/${path}`)).status).toBe(204)
  await post('/api/portal/booking')
  expect(api.seen.map(({ url }) => url)).toEqual(['/api/portal/booking'])
})

test("reports a member's id in the user pool once, and none for a pet owner", async () => {
  const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
  const ask = (claims: object) =>
    fetch(`${proxy.url}/api/portal/booking`, { headers: { Authorization: `Bearer ${tokenOf(claims)}` } })
  for (const claims of [{ token_use: 'access', sub: 'u1' }, { token_use: 'access', sub: 'u1' }, { sub: 'owner' }])
    await ask(claims)
  expect(users).toEqual(['u1'])
})

/** The answer to a socket that sends "hello" once it is open. */
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
