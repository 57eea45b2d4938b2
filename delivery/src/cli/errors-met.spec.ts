import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ERRORS_PATH } from '../guard/remote-errors'
import { signedCall } from '../release-api/signed-call'
import { readKey } from '../release/documents/key-file'
import { startWebServer, type WebServer } from '../server/web-server'
import { builtRemote, builtShell } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startUpstream } from '../testing/upstream'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

const TOKEN = '0123456789abcdef0123456789abcdef'
const CRASH = {
  version: '1.1.0',
  channel: 'canary',
  page: '/mf-a/:id',
  message: "TypeError: Cannot read properties of undefined (reading 'weight')",
  stack: ['a.0a1b2c3d.js:1:2345', 'remoteEntry.js:1:20'],
  times: 12,
  first_seen: '2026-11-20T10:00:00.000Z',
  last_seen: '2026-11-21T09:30:00.000Z',
}
const FAILED_CALL = {
  ...CRASH,
  version: '1.0.0',
  channel: 'stable',
  page: null,
  message: 'ApiError: server\u001B[2J',
  stack: [],
  times: 1,
}

let build: FixtureBuild
let api: Awaited<ReturnType<typeof startUpstream>>
let server: WebServer

const errors = (...more: string[]) => portal('errors', 'mf-a', '--portal', server.url, ...more)

beforeEach(async () => {
  build = fixtureBuild()
  api = await startUpstream((_, response) => response.end(JSON.stringify([CRASH, FAILED_CALL])))
  await shop().serve('shell', '1.0.0', builtShell('shell'))
  await shop().serve('mf-a', '1.0.0', builtRemote('mf-a', 'a'))
  const place = { store: shop().store.place, keys: shop().keys }
  server = await startWebServer(build.options({ ...place, apiUrl: api.url, operatorToken: TOKEN }))
  said()
})
afterEach(async () => {
  await server.stop()
  await api.stop()
  build.remove()
})

test('a team sees which errors pages met with its remote, where, how often and when [OPEN-309]', async () => {
  expect(await errors('--since', '2026-11-20')).toBe(0)
  expect(said().split('\n')).toEqual([
    '2 kinds of errors of mf-a since 2026-11-20, the latest first:',
    '',
    "TypeError: Cannot read properties of undefined (reading 'weight')",
    '  12 times, first 2026-11-20 10:00:00Z, last 2026-11-21 09:30:00Z',
    '  version 1.1.0 for its canary, on /mf-a/:id',
    '    a.0a1b2c3d.js:1:2345',
    '    remoteEntry.js:1:20',
    '',
    'ApiError: server [2J',
    '  once, first 2026-11-20 10:00:00Z, last 2026-11-21 09:30:00Z',
    '  version 1.0.0 for all, on no page of a remote',
    '    in none of its own files',
  ])
  expect(await portal('--json', 'errors', 'mf-a', '--portal', server.url)).toBe(0)
  expect(JSON.parse(said()).errors).toEqual([CRASH, FAILED_CALL])
})

test('of that remote alone, of a version or from a day on, and so many at most [OPEN-309]', async () => {
  expect(await errors('--version', '1.1.0', '--since', '2026-11-20', '--limit', '1')).toBe(0)
  expect(said()).toMatch(/^2 kinds of errors of mf-a 1\.1\.0 since 2026-11-20[^]*\n\n1 more: --limit 2$/)
  const [asked] = api.seen
  const url = new URL(asked?.url ?? '', api.url)
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    '/api/portal/part_faults',
    { remote: 'mf-a', version: '1.1.0', since: '2026-11-20T00:00:00.000Z' },
  ])
  expect(asked?.headers.authorization).toBe(`Bearer ${TOKEN}`)
  await errors()
  const since = new URL(api.seen[1]?.url ?? '', api.url).searchParams.get('since') ?? ''
  expect(Math.floor((Date.now() - Date.parse(since)) / 86_400_000)).toBe(30)
})

test('nobody else is told: not signed, signed for another question or remote, or by a key that is not listed [OPEN-309]', async () => {
  const asked = async (question: string, authorization = '') => {
    const answer = await fetch(`${server.url}${ERRORS_PATH}/${question}`, { headers: { Authorization: authorization } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return { status: answer.status, text: await answer.text() }
  }
  const call = (question: string) =>
    signedCall({ method: 'GET', path: `${ERRORS_PATH}/${question}` }, readKey(shop().key))
  for (const authorization of ['', `Bearer ${TOKEN}`, call('mf-b'), call('mf-a?version=1.1.0')]) {
    const { status, text } = await asked('mf-a', authorization)
    expect([status, text]).toEqual([401, expect.not.stringMatching(/weight|js:1/)])
    expect(text).toContain('portal errors')
  }
  const stranger = ['--key', path.join(shop().root, 'stranger.pem')]
  await portal(...stranger, 'key')
  expect(await portal(...stranger, 'errors', 'mf-a', '--portal', server.url)).toBe(1)
  expect(failed()).toMatch(/may not see the errors of mf-a\.[^]*portal keys allow MCow\S+ --for mf-a/)
  expect((await asked('MF-A', call('MF-A'))).status).toBe(404)
  for (const question of ['mf-a?since=yesterday', 'mf-a?since=2026-02-30', 'mf-a?version=1', 'mf-a?version=']) {
    const { status, text } = await asked(question, call(question))
    expect([status, JSON.parse(text).refused]).toEqual([400, 'The question cannot be read.'])
  }
  expect(api.seen).toEqual([])
})
