import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../web-server/app'
import { createRemoteBuild, createServingFixture, type ReleaseFixture } from '../../testing/release-fixture'
import { fixtureBuild } from '../../testing/fixture-build'
import { openReleases, type Releases } from './releases'

const build = fixtureBuild()
afterAll(() => build.remove())

let fixture: ReleaseFixture
let releases: Releases
beforeEach(async () => {
  fixture = await createServingFixture()
  await fixture.serve('mf-a', '1.1.0', createRemoteBuild('mf-a', 'a 2'))
  releases = await openReleases(fixture.store, 'live')
})
afterEach(() => {
  releases.close()
  fixture.remove()
})

const ask = (path: string) => createApp(build.options(), releases).request(path)

test('lists the current versions for open pages, without caching', async () => {
  const answer = await ask('/versions')
  expect(await answer.json()).toEqual({ shell: '1.0.0', remotes: { 'mf-a': '1.1.0', 'mf-b': '1.0.0' } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('returns the earlier version of a remote with its files', async () => {
  const entry = await (await ask('/versions/before/mf-a')).json()
  expect([entry.version, entry.base]).toEqual(['1.0.0', '/remotes/mf-a/'])
  const file = await ask(`${entry.base}${entry.entry}`)
  expect(await file.text()).toBe('a 1')
})

test.each(['mf-b', 'mf-none', 'shell', '__proto__', '%2e%2e%2f'])('finds no earlier version of %s', async (name) => {
  expect((await ask(`/versions/before/${name}`)).status).toBe(404)
})
