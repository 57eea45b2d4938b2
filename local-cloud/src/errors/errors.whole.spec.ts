import { gzipSync } from 'node:zlib'
import { BrowserClient, Scope, defaultStackParser, makeFetchTransport } from '@sentry/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { startTestCloud } from '../testing/cloud'
import { readJson } from '../testing/json'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const EventsSchema = v.object({
  events: v.array(v.looseObject({ id: v.number(), project: v.string(), title: v.string() })),
})
const receiver = (path = '') => `${cloud.origin}/cloud/errors${path}`
const events = async () => (await readJson(await fetch(receiver('/events.json')), EventsSchema)).events
beforeEach(() => fetch(receiver('/events.json'), { method: 'DELETE' }))

function reporter(key = 'public'): Scope {
  const client = new BrowserClient({
    dsn: `${receiver()}/1`.replace('://', `://${key}@`),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return scope
}

const packed = (content: string | Uint8Array) => new Uint8Array(gzipSync(content))
const envelope = (event: object) => `{"event_id":"e1"}\n{"type":"event"}\n${JSON.stringify(event)}\n`
const post = (body: BodyInit, init: { headers?: Record<string, string>; query?: string } = {}) =>
  fetch(`${cloud.cloud.urls.errors}/api/1/envelope/?${init.query ?? 'sentry_key=public'}`, {
    method: 'POST',
    body,
    headers: init.headers ?? {},
  })

test('what the browser library captures is kept, with its stack, over a restart [EXT-16]', async () => {
  const scope = reporter()
  scope.setTag('booking', '100001')
  scope.captureException(new TypeError('booking is undefined'))
  scope.captureMessage('list failed', 'warning')
  await scope.getClient()?.flush(2000)
  await cloud.restart()
  const [warning, error] = (await events()).toSorted((a, b) => b.title.localeCompare(a.title)).toReversed()
  expect([warning?.title, error?.title]).toEqual(['list failed', 'TypeError: booking is undefined'])
  expect(error).toMatchObject({ project: '1', event: { level: 'error', tags: { booking: '100001' } } })
})

test('a wrong key is refused', async () => {
  expect((await post(envelope({ message: 'x' }), { query: 'sentry_key=other' })).status).toBe(403)
  expect((await post(envelope({ message: 'x' }), { query: '' })).status).toBe(403)
  expect(await events()).toEqual([])
})

test('takes the key from the header and a compressed body', async () => {
  const headers = {
    'x-sentry-auth': 'Sentry sentry_version=7, sentry_key=public',
    'content-encoding': 'gzip',
  }
  const answer = await post(packed(envelope({ message: 'packed' })), { headers, query: '' })
  expect(await answer.json()).toEqual({ id: 'e1' })
  expect((await events()).map(({ title }) => title)).toEqual(['packed'])
})

test('sessions and other items are not kept', async () => {
  await post('{}\n{"type":"session"}\n{"status":"ok"}\n{"type":"client_report"}\n{}\n')
  expect(await events()).toEqual([])
})

test.each<[string, BodyInit, Record<string, string>, number]>([
  ['no envelope', 'hello', {}, 400],
  ['a broken archive', 'hello', { 'content-encoding': 'gzip' }, 400],
  ['an unknown encoding', '{}', { 'content-encoding': 'zstd' }, 400],
  ['an archive that grows too large', packed(new Uint8Array(6 * 1024 * 1024)), { 'content-encoding': 'gzip' }, 400],
  ['a body that is too large', 'x'.repeat(1024 * 1024 + 1), {}, 413],
])('%s is refused', async (_, body, headers, status) => {
  expect((await post(body, { headers })).status).toBe(status)
  expect(await events()).toEqual([])
})

test('the page lists the errors and shows each as text', async () => {
  expect(await (await fetch(receiver())).text()).toContain('No errors have been reported.')
  await post(envelope({ exception: { values: [{ type: 'Error', value: '<img src=x>' }] } }))
  const list = await (await fetch(receiver())).text()
  expect(list).toContain('Error: &lt;img src=x&gt;')
  const link = /href="([^"]*events\/\d+)"/.exec(list)?.[1] ?? 'none'
  expect(await (await fetch(new URL(link, receiver()))).text()).toContain('&lt;img src=x&gt;')
  expect((await fetch(receiver('/events/999'))).status).toBe(404)
})

test('the last 500 are kept', async () => {
  const many = Array.from({ length: 505 }, (_, index) => `{"type":"event"}\n{"message":"m${index}"}\n`).join('')
  await post(`{}\n${many}`)
  const kept = await events()
  expect([kept.length, kept[0]?.title, kept.at(-1)?.title]).toEqual([500, 'm504', 'm5'])
})
