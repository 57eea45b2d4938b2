// @vitest-environment happy-dom
import { ApiError } from '@portal/api-client'
import { RemoteUnavailable } from '@portal/federation/host'
import type * as host from '@portal/federation/host'
import { afterEach, expect, test, vi } from 'vitest'
import { tellFault, wordsAndPlaces } from './tell-fault'

const target = vi.hoisted(() => ({ url: '/api/portal/part_faults', token: 'own' }))
vi.mock('../part-metrics/in-own-name', () => ({ inOwnName: () => target }))
vi.mock('@portal/federation/host', async (importOriginal) => {
  const { registryOf } = await import('@portal/testing/registry')
  const route = { path: '/booking/:id', access: 'staff' as const, chunk: 'screen', early: [] }
  const registry = registryOf({ name: 'mf-b', version: '2.0.0', routes: [route] })
  return { ...(await importOriginal<typeof host>()), currentRegistry: () => registry }
})

afterEach(() => vi.unstubAllGlobals())

const CULPRIT = { remote: 'mf-a', version: '1.2.0' }
const thrown = (message: string, ...lines: string[]) =>
  Object.assign(new TypeError(message), { stack: ['TypeError: x', ...lines].join('\n') })

test('of a stack the places in files of the remote are told, in both spellings of browsers [OPEN-309]', () => {
  const error = thrown(
    'x is not a function',
    '    at Weight (https://portal.example/remotes/mf-a/reports.0a1b2c3d.js:1:2345)',
    'draw@https://cdn.example/remotes/mf-a/1.2.0/parts/draw.js:20:1',
    '    at other (https://portal.example/remotes/mf-b/secret.js:1:1)',
    '    at commit (https://portal.example/shell/main.js:1:1)',
  )
  expect(wordsAndPlaces(error, CULPRIT)).toEqual({
    message: 'TypeError: x is not a function',
    stack: ['reports.0a1b2c3d.js:1:2345', 'parts/draw.js:20:1'],
  })
  const deep = thrown('x', ...Array.from({ length: 30 }, (_, n) => `at /remotes/mf-a/a.js:${n}:1`))
  expect(wordsAndPlaces(deep, CULPRIT).stack).toHaveLength(8)
})

test('what a server or a person wrote stays on the page: a failed call is its kind and status [OPEN-309]', () => {
  const refused = new ApiError({ kind: 'server', status: 500, message: 'Bella is not there' })
  expect(wordsAndPlaces(refused, CULPRIT)).toEqual({ message: 'ApiError: server, status 500', stack: [] })
  const { message } = wordsAndPlaces(new Error(`no "Bella"\n\u0000of vera@harbour.test`), CULPRIT)
  expect(message).toBe('Error: no "[text]" of [email]')
})

test('a part that did not start tells why', () => {
  const cause = thrown('x is not a function')
  const broken = new RemoteUnavailable('mf-a', 'broken', 'x', { cause })
  expect(wordsAndPlaces(broken, CULPRIT).message).toBe('TypeError: x is not a function')
  expect(wordsAndPlaces('', CULPRIT).message).toBe('Error')
  expect(wordsAndPlaces(new Error('x'.repeat(400)), CULPRIT).message).toHaveLength(300)
})

test('a fault of a remote is told with the route and no address, one of the shell is not [OPEN-309]', () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => sent.push([url, JSON.parse(body)]))
  const page = { channel: 'canary', pathname: '/booking/booking-100002' } as const
  tellFault(new Error('x'), { remote: 'shell', version: '1.0.0' }, page)
  expect(sent).toEqual([])
  tellFault(new Error('x'), CULPRIT, page)
  tellFault(new Error('x'), CULPRIT, { ...page, pathname: '/nowhere' })
  const told = { ...CULPRIT, channel: 'canary', page: '/booking/:id', message: 'Error: x', stack: [] }
  expect(sent).toEqual([
    [target.url, told],
    [target.url, { ...told, page: null }],
  ])
})
