import { SERVER_PATHS } from '@portal/federation/host'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture'
import { fixtureBuild } from '../testing/fixture-build'
import { targetOf } from './proxy/target'
import { openReleases } from '../releases/served/releases'
import { createApp } from './app'

const fixture = fixtureBuild()
afterAll(() => fixture.remove())
let shop: ReleaseFixture
beforeEach(async () => {
  shop = createReleaseFixture()
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  await shop.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a'))
})
afterEach(() => shop.remove())

const isReserved = (path: string) => SERVER_PATHS.some((one) => path === one || path.startsWith(`${one}/`))

test('reserves every path of a route of the web server [OPEN-304]', async () => {
  const releases = await openReleases(shop.store, 'live', { log: () => undefined })
  const { routes } = createApp(fixture.options(), releases)
  releases.close()
  // `*` serves pages and refuses other methods.
  const own = [...new Set(routes.map(({ path }) => path))].filter((path) => !['*', '/*'].includes(path))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((path) => !isReserved(path))).toEqual([])
})

test('reserves every forwarded path [OPEN-304]', () => {
  const options = fixture.options({ cloudUrl: 'http://127.0.0.1:1' })
  const passed = ['/api/x', '/cloud/x', '/e/x'].filter((path) => targetOf(path, options) !== null)
  expect(passed).toEqual(['/api/x', '/cloud/x', '/e/x'])
  expect(passed.filter((path) => !isReserved(path))).toEqual([])
  expect(isReserved('/dev/mf-a/remoteEntry.js')).toBe(true)
})

test('forwards to a local cloud below a path of another web server', () => {
  const options = fixture.options({ cloudUrl: 'http://127.0.0.1:1/cloud' })
  const paths = ['/cloud/identity?x=1', '/cloud?x=1'].map((address) => targetOf(address, options)?.path)
  expect(paths).toEqual(['/cloud/identity?x=1', '/cloud/?x=1'])
})
