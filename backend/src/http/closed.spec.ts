import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { OPERATOR } from '../../test/api'
import type { TestApi } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { createApp } from '../app'
import { listen } from './listen'

const api = specApi()

const closed = (path: string, token?: string, more = {}) =>
  createApp({ ...api.deps, isClosed: true, ...more }).request(`/api/${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

describe('in production [OPEN-144]', () => {
  test.each(['openapi.json', 'docs', 'docs/start.js', 'docs/swagger-ui.css', 'docs/prefill.schema.json'])(
    '%s is for the operator alone',
    async (path) => {
      expect((await closed(path)).status).toBe(401)
      expect((await closed(path, `${OPERATOR}x`)).status).toBe(403)
      expect((await closed(path, await api.identity.token('owner@harbour.test'))).status).toBe(403)
      expect((await closed(path, OPERATOR)).status).toBe(200)
    },
  )

  test('health shows others its status only, the operator also the queue', async () => {
    expect(await (await closed('health')).json()).toEqual({ status: 'ok', version: null, outbox: null })
    expect(await (await closed('health', OPERATOR)).json()).toMatchObject({ version: 'test', outbox: { waiting: 0 } })
  })

  test('health names a folder that cannot be written to the operator alone [OPEN-264]', async () => {
    const bad = { folder: '/no-such-folder' }
    const messageTo = async (token?: string) => (await (await closed('health', token, bad)).json()).message
    expect((await closed('health', undefined, bad)).status).toBe(503)
    expect(await messageTo()).not.toContain('/no-such-folder')
    expect(await messageTo(OPERATOR)).toBe('Not ready. The folder /no-such-folder cannot be written (ENOENT).')
  })

  test('ready shows the database to the operator only', async () => {
    expect(await (await closed('health/ready')).json()).toEqual({ status: 'ready' })
    expect(await (await closed('health/ready', OPERATOR)).json()).toEqual({ status: 'ready', database: 'ok' })
  })
})

describe('probes [OPEN-148]', () => {
  test('a database that is down keeps the process in service', async () => {
    const away = { execute: () => Promise.reject(new Error('away')) }
    const db: typeof api.deps.db = Object.assign(Object.create(api.deps.db), away)
    const ready = await closed('health/ready', OPERATOR, { db })
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', database: 'down' }])
  })

  test('a process about to end is live but not ready', async () => {
    const ending = { isDraining: () => true }
    expect((await closed('health/live', undefined, ending)).status).toBe(200)
    const ready = await closed('health/ready', undefined, ending)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }])
  })
})

describe('calls without a token are counted by caller [OPEN-147]', () => {
  const subjects = async () =>
    (await api.connection.sql.query(`select subject from rate_limits where scope = 'open'`)).map(
      ({ subject }) => subject,
    )
  const ask = (deps: TestApi['deps'], forwardedFor: string) =>
    createApp(deps).request('/api/portal/brand', { headers: { 'x-forwarded-for': forwardedFor } })

  test('an IPv6 address counts by its network', async () => {
    await ask(api.deps, '2001:db8:7:7:1::1')
    await ask(api.deps, '2001:db8:7:7:2::2')
    expect((await subjects()).filter((one) => String(one).startsWith('2001:db8:7'))).toEqual(['2001:db8:7:7'])
  })

  test('other headers of the caller do not count', async () => {
    await ask({ ...api.deps, proxies: 2 }, '6.6.6.6, 203.0.113.61, 198.51.100.1')
    expect(await subjects()).toContain('203.0.113.61')
    expect(await subjects()).not.toContain('6.6.6.6')
  })

  test('without a proxy the header is ignored, and a direct call counts by its own address', async () => {
    const door = await listen(
      createApp({ ...api.deps, proxies: 0 }).fetch,
      { host: '127.0.0.1', port: 0 },
      { drainMs: 0, finishMs: 1_000 },
    )
    await fetch(`${door.url}/api/portal/brand`, { headers: { 'x-forwarded-for': '6.6.6.6' } })
    await door.close()
    expect(await subjects()).toContain('127.0.0.1')
    expect(await subjects()).not.toContain('6.6.6.6')
  })
})

test('refuses a call with two hosts before reading it [OPEN-145]', async () => {
  const door = await listen(createApp(api.deps).fetch, { host: '127.0.0.1', port: 0 }, { drainMs: 0, finishMs: 1_000 })
  const ask = (...hosts: readonly string[]) =>
    new Promise<string>((resolve) => {
      const lines = ['GET /api/portal/brand HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close']
      const socket = connect(Number(new URL(door.url).port), '127.0.0.1', () =>
        socket.write(`${lines.join('\r\n')}\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (chunk) => (text += String(chunk))).on('close', () => resolve(text))
    })
  const [one, two] = [await ask('portal.test'), await ask('portal.test', 'evil.test')]
  await door.close()
  expect(one).toMatch(/^HTTP\/1\.1 200 /)
  expect(two).toMatch(/^HTTP\/1\.1 400 [^]*x-content-type-options: nosniff[^]*The request names more than one host\./)
})
