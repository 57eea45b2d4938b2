import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startWebServer } from '../web-server'
import type { WebServer } from '../web-server'
import { openRequests, openSlowUploads, openSlowReaders } from '../../testing/slow-connections'
import type { ConnectionGroup } from '../../testing/slow-connections'
import { fixtureBuild } from '../../testing/fixture-build'
import { startUpstream } from '../../testing/upstream'
import { NETWORK_LIMIT } from './connections'
import { BUFFER_BYTES } from './request-body'

/** Long enough for a normal caller on a busy machine. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, timeout: 5_000, connectionsCheckingInterval: 100 }
const MEGABYTES = 'x'.repeat(4 * 1024 * 1024)

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end()
})

/** An upstream that answers at length under /api/long and never under /api/hangs. */
const behind: RequestListener = ({ url = '' }, response) => {
  if (url.startsWith('/api/hangs')) return
  response.end(url.startsWith('/api/long') ? MEGABYTES : '{}')
}

async function started() {
  const build = fixtureBuild()
  const upstream = await startUpstream(behind)
  const server = await startWebServer(build.options({ apiUrl: upstream.url, timeouts: TIMEOUTS }), build.releases())
  ended.push(() => build.remove(), upstream.stop, server.stop)
  return { upstream, server }
}

function during(crowd: ConnectionGroup): ConnectionGroup {
  ended.push(() => crowd.end())
  return crowd
}

/** Sends a normal write, which the upstream answers with `{}`. */
async function save({ url }: WebServer): Promise<string> {
  const answer = await fetch(`${url}/api/save`, { method: 'POST', body: '{"pet":"Mia"}' })
  return answer.text()
}

test('a dripping sender uses no connection to the upstream and gets 408 [OPEN-116]', async () => {
  const { server, upstream } = await started()
  const slow = during(await openSlowUploads({ origin: server.url, count: 400, path: '/api/slow', everyMs: 200 }))
  for (let time = 0; time < 10; time++) expect(await save(server)).toBe('{}')
  expect(upstream.seen.map(({ url }) => url)).not.toContain('/api/slow')
  await expect.poll(slow.closedCount).toBe(400)
  expect(new Set(slow.received().map((answer) => answer.slice(9, 12)))).toEqual(new Set(['408']))
})

test('a stalled upload uses no connection of other calls [OPEN-116]', async () => {
  const { server } = await started()
  const head = 'x'.repeat(BUFFER_BYTES)
  const stalled = during(await openSlowUploads({ origin: server.url, count: 100, path: '/api/up', everyMs: 200, head }))
  for (let time = 0; time < 10; time++) expect(await save(server)).toBe('{}')
  await expect.poll(stalled.closedCount).toBe(100)
})

test('a reader that stops reading is cut off, and others are answered meanwhile [OPEN-116]', async () => {
  const { server } = await started()
  const reader = { origin: server.url, from: '127.0.0.2' }
  during(await openSlowReaders({ ...reader, count: 50, path: '/api/long' }))
  for (let time = 0; time < 10; time++) expect(await save(server)).toBe('{}')
  const other = await fetch(`${server.url}/api/long`)
  expect((await other.text()).length).toBe(MEGABYTES.length)
  const statusThere = async () => {
    const writer = during(await openRequests({ ...reader, count: 1, path: '/api/save' }))
    await expect.poll(() => writer.received()[0]).not.toBe('')
    return writer.received()[0]?.slice(9, 12)
  }
  await expect.poll(statusThere).toBe('200')
})

test('a network uses at most its share of a hanging upstream, and another network is served [OPEN-116]', async () => {
  const { server } = await started()
  during(await openRequests({ origin: server.url, count: NETWORK_LIMIT, path: '/api/hangs', from: '127.0.0.2' }))
  const more = during(await openRequests({ origin: server.url, count: 3, path: '/api/hangs', from: '127.0.0.2' }))
  await expect.poll(() => more.received().map((answer) => answer.slice(9, 12))).toEqual(['429', '429', '429'])
  expect(more.received()[0]).toContain('Retry-After: 2')
  expect(await save(server)).toBe('{}')
})

test('hanging pictures block neither calls nor files of remotes [OPEN-149]', async () => {
  const build = fixtureBuild()
  const upstream = await startUpstream(({ url }, outgoing) => {
    if (!url?.startsWith('/api/media/')) outgoing.end('answered')
  })
  const server = await startWebServer(build.options({ apiUrl: upstream.url }), build.releases())
  ended.push(() => build.remove(), upstream.stop, server.stop)
  // More than all connections for files: the share for calls stays free too.
  const pictures = during(await openRequests({ origin: server.url, count: 300, path: '/api/media/products/p.svg' }))
  await expect.poll(() => upstream.seen.length).toBe(64)
  for (let call = 0; call < 20; call++) {
    expect((await fetch(`${server.url}/api/portal/booking?page=${call}`)).status).toBe(200)
    expect((await fetch(`${server.url}/remotes/mf-bookings/remoteEntry.0a1b2c3d.js`)).status).toBe(200)
  }
  expect(new Set(pictures.received().map((answer) => answer.slice(9, 12)))).toEqual(new Set(['', '429']))
})
