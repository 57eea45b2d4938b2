import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  integrityOf,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture'
import { fixtureBuild } from '../testing/fixture-build'
import { openReleases, type Releases } from '../releases/served/releases'
import { createApp } from './app'

const fixture = fixtureBuild()
afterAll(() => fixture.remove())

let shop: ReleaseFixture
let releases: Releases
beforeEach(async () => {
  shop = createReleaseFixture()
  const uses = { shared: {}, endpoints: ['GET portal/booking'], slots: [] }
  const routes = [{ path: '/a', access: 'staff', chunk: 'screen' }]
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  await shop.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1', { routes }))
  await shop.serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b 1', { uses }))
  releases = await openReleases(shop.store, 'live', { pollMs: 10 })
})
afterEach(() => {
  releases.close()
  shop.remove()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  createApp(fixture.options(), releases).request(path, { headers: { host: 'localhost:8080', ...headers } })

async function remotesIn(path: string) {
  const [, json = '{}'] = /id="portal-config">(.*?)<\/script>/s.exec(await (await ask(path)).text()) ?? []
  return JSON.parse(json).registry.remotes
}

test('sends a page the file lists of its first remote only [OPEN-252]', async () => {
  const { 'mf-a': own, 'mf-b': other } = await remotesIn('/a')
  expect(Object.keys(own.integrity)).toContain(own.entry)
  expect(own).not.toHaveProperty('filesLater')
  expect(other).toMatchObject({ version: '1.0.0', filesLater: true, chunks: {}, integrity: {} })
  // The page limits the remote's API client to these calls [OPEN-221].
  expect(other.calls).toEqual(['booking'])
})

test('answers file lists of the versions that a page has, also after a step [OPEN-252]', async () => {
  await shop.serve('mf-b', '1.1.0', createRemoteBuild('mf-b', 'b 2'))
  const { 'mf-b': now } = await remotesIn('/')
  await expect.poll(async () => (await remotesIn('/'))['mf-b'].version).toBe('1.1.0')
  expect(now.entry).toBeTruthy()
  const answer = await ask('/versions/files?mf-b=1.0.0&mf-b=1.1.0')
  const files = await answer.json()
  expect(Object.values(files['mf-b 1.0.0'].integrity)).toContain(integrityOf('b 1'))
  expect(Object.values(files['mf-b 1.1.0'].integrity)).toContain(integrityOf('b 2'))
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
})

test.each([
  ['nothing', ''],
  ['the shell', '?shell=1.0.0'],
  ['no version', '?mf-a=latest'],
  ['no remote', '?__proto__=1.0.0'],
  ['more than any page has', `?${'mf-a=1.0.0&'.repeat(41)}`],
])('refuses a request for %s with a sentence', async (_, query) => {
  const answer = await ask(`/versions/files${query}`)
  expect([answer.status, await answer.text()]).toEqual([
    400,
    'Ask for 1 to 40 versions of remotes, as in ?mf-a=1.0.0.\n',
  ])
})
