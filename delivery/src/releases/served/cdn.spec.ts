import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRegistry, type RemoteEntry } from '@portal/federation/host'
import { integrityOf } from '../../testing/release-fixture'
import { REGISTRY, SHELL_MANIFEST } from '../../testing/fixture-build'
import { FILE_POLICY } from '../../http/security-headers'
import { readShellManifest } from '../documents/shell-manifest'
import { openCdn } from './cdn'

const [ORIGIN, OWN] = ['https://cdn.test', '/remotes/mf-bookings/']
const FILES: Readonly<Record<string, string>> = { 'remoteEntry.0a1b2c3d.js': 'entry', 'screen.0a1b2c3d.js': 'screen' }
const OWN_SCRIPTS = ['earlyRender', 'domain', 'commonDomain', 'federation'].map((name) => [name, `${name}.0a1b2c3d.js`])
const MAIN = 'main.11112222.js'
const bookings = readRegistry(REGISTRY).remotes['mf-bookings']
const entry = (more: Partial<RemoteEntry> = {}): RemoteEntry => {
  if (!bookings) throw new Error('no mf-bookings')
  const integrity = Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, integrityOf(text)]))
  return { ...bookings, integrity, ...more }
}
const AT_CDN = `${ORIGIN}${OWN}1.0.0/`

let isAway: boolean
/** Changes to the CDN's responses. */
let wrong: { readonly text?: string; readonly headers?: Readonly<Record<string, string>>; readonly status?: number }
let requested: string[]
let lines: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  ;[isAway, wrong, requested, lines] = [false, {}, [], []]
})
afterEach(() => vi.useRealTimers())

const ask: typeof fetch = async (address) => {
  const file = String(address).split('/').at(-1) ?? ''
  requested.push(file)
  if (isAway) throw new Error('nobody answers')
  const headers = {
    'Content-Type': 'text/javascript',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': FILE_POLICY,
    ...wrong.headers,
  }
  return new Response(wrong.text ?? FILES[file] ?? file, { headers, status: wrong.status ?? 200 })
}
const open = () => openCdn(ORIGIN, { portal: 'https://portal.test', log: (line) => lines.push(line), ask })
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

test('uses the CDN after a check of all files, and then checks only the entry', async () => {
  const cdn = open()
  expect(cdn.entryOf(entry()).base).toBe(OWN)
  await vi.waitFor(() => expect(cdn.entryOf(entry()).base).toBe(AT_CDN))
  expect(requested.toSorted()).toEqual(Object.keys(FILES))
  later(31)
  cdn.entryOf(entry())
  await vi.waitFor(() => expect(requested).toHaveLength(3))
  expect(requested[2]).toBe('remoteEntry.0a1b2c3d.js')
  expect(lines).toEqual([])
})

test('returns to this server within half a minute of a failure, and to the CDN after a check', async () => {
  const cdn = open()
  await vi.waitFor(() => expect(cdn.entryOf(entry()).base).toBe(AT_CDN))
  isAway = true
  expect(cdn.entryOf(entry()).base).toBe(AT_CDN)
  later(31)
  await vi.waitFor(() => expect(cdn.entryOf(entry()).base).toBe(OWN))
  expect(cdn.why(entry())).toBe('remoteEntry.0a1b2c3d.js cannot be fetched: nobody answers')
  expect(lines).toHaveLength(1)
  ;[isAway, requested] = [false, []]
  later(31)
  await vi.waitFor(() => expect(cdn.entryOf(entry()).base).toBe(AT_CDN))
  expect(requested).toHaveLength(2)
  expect(cdn.why(entry())).toBeNull()
})

test.each([
  ['other bytes', { text: 'something else' }, 'differs from the published file'],
  ['no such file', { status: 404 }, 'gets status 404'],
  [
    'another origin',
    { headers: { 'Access-Control-Allow-Origin': 'https://a.test' } },
    'has no Access-Control-Allow-Origin',
  ],
  [
    'another policy',
    { headers: { 'Content-Security-Policy': "default-src 'self'" } },
    'has no Content-Security-Policy',
  ],
  ['a type to guess', { headers: { 'X-Content-Type-Options': '' } }, 'has no X-Content-Type-Options'],
  ['plain text', { headers: { 'Content-Type': 'text/plain' } }, 'has the type text/plain instead of'],
])('does not use a CDN that returns %s, and logs why [OPEN-271]', async (_, fault, reason) => {
  wrong = fault
  const cdn = open()
  cdn.entryOf(entry())
  await vi.waitFor(() => expect(cdn.why(entry())).toContain(reason))
  expect(cdn.entryOf(entry()).base).toBe(OWN)
  expect(lines).toHaveLength(1)
})

test('keeps a remote with its own address, and does not check the CDN', () => {
  const base = 'https://files.test/mf-bookings/'
  expect(open().entryOf(entry({ base })).base).toBe(base)
  expect(requested).toEqual([])
})

test('uses the CDN for a shell after a check of its separate scripts too [OPEN-296]', async () => {
  const own = OWN_SCRIPTS.map(([name = '', file = '']) => [name, { file, integrity: integrityOf(file) }])
  const integrity = { [MAIN]: integrityOf(MAIN) }
  const shell = readShellManifest({ ...SHELL_MANIFEST, integrity, ...Object.fromEntries(own) })
  const cdn = open()
  expect(cdn.shellBase(shell)).toBeUndefined()
  await vi.waitFor(() => expect(cdn.shellBase(shell)).toBe(`${ORIGIN}/shell/1.0.0/`))
  expect(requested.toSorted()).toEqual([MAIN, ...OWN_SCRIPTS.map(([, file]) => file)].toSorted())
})
