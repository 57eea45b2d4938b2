import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../web-server/app'
import { StoreFailure, type ReleaseStore } from '../store/store'
import {
  createRemoteBuild,
  createShellBuild,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../../testing/fixture-build'
import { fixedKeys } from './key-follower'
import { openReleases, type Releases } from './releases'
import { PACKAGE_STATUS_PATH } from './package-status'

let fixture: ReleaseFixture
let build: FixtureBuild
let releases: Releases
let fault: Error | null
beforeEach(async () => {
  ;[fixture, build, fault] = [createReleaseFixture(), fixtureBuild(), null]
  await fixture.serve('shell', '1.0.0', createShellBuild('shell'))
  await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a'))
  const { read } = fixture.store
  const store: ReleaseStore = {
    ...fixture.store,
    read: async (...args) => (fault ? Promise.reject(fault) : read(...args)),
  }
  releases = await openReleases(store, 'live', {
    pollMs: 10,
    log: () => undefined,
    keys: fixedKeys({ 'mf-a': ['abc='] }),
  })
})
afterEach(() => {
  releases.close()
  build.remove()
  fixture.remove()
})

/** Status and body of a public answer in production. */
const statusOf = async (query: string) => {
  const app = createApp(build.options({ operatorAccess: { operatorToken: '' } }), releases)
  const answer = await app.request(`${PACKAGE_STATUS_PATH}/${query}`)
  return [answer.status, answer.status === 200 ? await answer.json() : null]
}

test('tells everyone the served version and step of a package [OPEN-196]', async () => {
  const at = '2026-11-20T10:00:00.000Z'
  const given = { version: '1.0.0', canary: null, previews: {} }
  const served = { channel: 'live', step: 2, ...given, why: null, requestedStep: null, mayMove: null }
  expect(await statusOf('mf-a')).toEqual([200, served])
  expect(await statusOf('mf-a?step=2')).toEqual([200, { ...served, requestedStep: { at, refused: null } }])
  expect(await statusOf('shell?step=3')).toEqual([200, served])
  expect(await statusOf('mf-b')).toEqual([200, { ...served, version: null }])
  expect(await statusOf('mf-a?key=abc%3D')).toEqual([200, { ...served, mayMove: true }])
  expect(await statusOf('mf-b?key=abc%3D')).toEqual([200, { ...served, version: null, mayMove: false }])
})

test.each(['constructor', '__proto__', 'channels', 'mf-a?step=-1', 'mf-a?step=two'])(
  'answers 404 for an invalid package or step: %s',
  async (query) => expect((await statusOf(query))[0]).toBe(404),
)

test("says why a server is stuck without the store's place and error [OPEN-196]", async () => {
  const why = async () => (await statusOf('mf-a'))[1].why
  fault = new StoreFailure('the bucket s3://secret-bucket answers 403')
  await expect.poll(why).toBe('the release store does not answer')
  fault = null
  await expect.poll(why).toBe(null)
})

test("leaves the folder out of a disk's error, and ends at an unreadable folder [OPEN-196]", async () => {
  fault = Object.assign(new Error("EACCES: permission denied, open '/srv/releases/x'"), { syscall: 'open' })
  const why = async () => (await statusOf('mf-a'))[1].why
  await expect.poll(why).toBe('step 3 of live: EACCES: permission denied')
  fault = null
  await expect.poll(why).toBe(null)
})
