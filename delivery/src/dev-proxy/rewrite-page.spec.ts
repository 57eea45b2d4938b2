import { readEntry } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { REMOTE } from '../testing/fixture-build'
import { localPage, overrideScript } from './rewrite-page'

const addresses = { portal: new URL('https://portal.example'), local: new URL('http://localhost:8100') }
const local = readEntry(REMOTE)
const pageOf = (config: object) =>
  `<html><head><script type="application/json" id="portal-config">${JSON.stringify({ apiBase: '/api/', release: '1', ...config })}</script></head></html>`
const configOf = (html: string | undefined): unknown =>
  JSON.parse(/id="portal-config">(.*?)<\/script>/.exec(html ?? '')?.[1] ?? 'null')

test('no canary stands in the place of a local remote; others keep theirs [OPEN-244]', () => {
  const canaries = { 'mf-bookings': { percent: 10 }, 'mf-wizards': { percent: 20 } }
  const page = localPage(pageOf({ registry: { remotes: {}, canaries } }), [local], addresses)
  expect(configOf(page?.html)).toMatchObject({ registry: { canaries: { 'mf-wizards': { percent: 20 } } } })
  expect(page?.html).not.toContain('"percent":10')
})

test.each([
  ['at the portal’s own host', { key: 'k', host: 'portal.example', port: 443, secure: true }, { key: 'k' }],
  [
    'of a host of its own',
    { key: 'k', host: 'ws.example', secure: true },
    { key: 'k', host: 'ws.example', secure: true },
  ],
])('real-time %s', (_where, realtime, expected) => {
  expect(configOf(localPage(pageOf({ realtime }), [], addresses)?.html)).toHaveProperty('realtime', expected)
})

test('addresses that only begin like the portal’s stay theirs', () => {
  const identity = { endpoint: 'https://portal.example.org/x' }
  expect(configOf(localPage(pageOf({ identity }), [], addresses)?.html)).toMatchObject({ identity })
})

test('other HTML is left as it is', () => {
  expect(localPage('<html><head></head></html>', [local], addresses)).toBeNull()
  expect(localPage(pageOf({}).replace('"apiBase"', 'x'), [local], addresses)).toBeNull()
})

test('nothing of an earlier sitting stays in the browser', () => {
  expect(overrideScript([], addresses.local)).toBe("localStorage.removeItem('mf-override')\n")
})
