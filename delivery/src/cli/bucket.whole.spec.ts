import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startBucket, type TestBucket } from '../testing/bucket.fixture'
import {
  createRemoteBuild,
  createShellBuild,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { startWebServer, type WebServer } from '../web-server/web-server'
import { runPortal } from './run'

let bucket: TestBucket
let shop: ReleaseFixture
let fixture: FixtureBuild
let place: string
let servers: WebServer[]
let out: string[]
let err: string[]
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(() => bucket.stop())
beforeEach(() => {
  ;[shop, fixture, place] = [createReleaseFixture(), fixtureBuild(), bucket.place()]
  ;[servers, out, err] = [[], [], []]
  vi.stubEnv('RELEASE_STORE_ENDPOINT', bucket.access.endpoint)
  vi.stubEnv('RELEASE_STORE_ACCESS_KEY', bucket.access.accessKey)
  vi.stubEnv('RELEASE_STORE_SECRET_KEY', bucket.access.secretKey)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line))
})
afterEach(async () => {
  bucket.mode = 'up'
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  for (const server of servers) await server.stop()
  fixture.remove()
  shop.remove()
})

const portal = (...words: string[]) => runPortal(['--store', place, '--key', shop.key, '--by', 'ann', ...words])
const publishA = (version: string) =>
  portal('publish', 'mf-a', '--from', shop.write(createRemoteBuild('mf-a', version)), '--as', version, '--begin')
const publishShell = () =>
  portal('publish', 'shell', '--from', shop.write(createShellBuild('shell')), '--promote', '--begin')
const copies = () => path.join(shop.root, 'copies')
const copyOf = (version: string, file = '') => path.join(copies(), place.slice('s3://'.length), 'mf-a', version, file)
async function serve(): Promise<string> {
  const options = { store: place, bucket: bucket.access, copies: copies(), keys: shop.keys }
  const server = await startWebServer(fixture.options(options))
  servers.push(server)
  return server.url
}
const versionAt = async (url: string) => (await (await fetch(`${url}/health`)).json()).remotes['mf-a']
const entryOf = (version: string) => Object.keys(createRemoteBuild('mf-a', version).files)[0] ?? ''
const fileAt = async (url: string, version: string) => {
  const answer = await fetch(`${url}/remotes/mf-a/${entryOf(version)}`)
  return [answer.status, (await answer.text()).trim()]
}

/** A web server that has served a file of the first version. */
async function serveFirst(): Promise<string> {
  for (const done of [await publishShell(), await publishA('1.0.0'), await portal('promote', 'mf-a', '1.0.0')])
    expect(done).toBe(0)
  const url = await serve()
  expect(await fileAt(url, '1.0.0')).toEqual([200, '1.0.0'])
  return url
}

test('publishes, promotes and rolls back in a bucket, followed by two web servers with shared copies', async () => {
  expect(await publishShell()).toBe(0)
  for (const version of ['1.0.0', '1.1.0']) expect(await publishA(version)).toBe(0)
  expect(await portal('promote', 'mf-a', '1.0.0')).toBe(0)
  const [one, other] = [await serve(), await serve()]
  const page = await (await fetch(`${one}/`, { headers: { host: 'localhost' } })).text()
  expect(page).toContain(entryOf('1.0.0'))
  const both = await Promise.all([fileAt(one, '1.0.0'), fileAt(other, '1.0.0')])
  expect(both.flat()).toEqual([200, '1.0.0', 200, '1.0.0'])
  bucket.calls.splice(0)
  expect(await fileAt(other, '1.0.0')).toEqual([200, '1.0.0'])
  expect(bucket.calls.filter((call) => call.includes(entryOf('1.0.0')))).toEqual([])

  expect(await portal('promote', 'mf-a', '1.1.0')).toBe(0)
  for (const url of [one, other]) await expect.poll(() => versionAt(url)).toBe('1.1.0')
  expect(await Promise.all([fileAt(one, '1.0.0'), fileAt(one, '1.1.0')])).toEqual([
    [200, '1.0.0'],
    [200, '1.1.0'],
  ])
  expect(await portal('rollback', 'mf-a')).toBe(0)
  for (const url of [one, other]) await expect.poll(() => versionAt(url)).toBe('1.0.0')

  expect(await portal('gc', '--days', '0')).toBe(0)
  expect(out.at(-1)).toBe('mf-a 1.1.0 is deleted.')
  expect(await publishA('1.2.0')).toBe(0)
  expect(await portal('promote', 'mf-a', '1.2.0')).toBe(0)
  for (const url of [one, other]) await expect.poll(() => versionAt(url)).toBe('1.2.0')
  // The web servers drop deleted versions too, with their copies.
  await expect.poll(() => existsSync(copyOf('1.1.0'))).toBe(false)
  expect(existsSync(copyOf('1.0.0'))).toBe(true)
  expect([await fileAt(one, '1.1.0'), await fileAt(one, '1.0.0')]).toEqual([
    [404, 'Not found'],
    [200, '1.0.0'],
  ])
  expect(err).toEqual([])
})

test('serves copied files while the bucket is down, and answers 503 for the others until it is back', async () => {
  const url = await serveFirst()
  bucket.mode = 'down'
  await expect.poll(() => err.join()).toContain('The served versions stay the same: ')
  expect(err.join()).toContain('the bucket fails')
  expect([await versionAt(url), await fileAt(url, '1.0.0')]).toEqual(['1.0.0', [200, '1.0.0']])
  const picture = () => fetch(`${url}/remotes/mf-a/picture.0a1b2c3d.svg`)
  const answer = await picture()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])

  expect(await publishA('1.1.0')).toBe(1)
  expect(await portal('promote', 'mf-a', '1.1.0')).toBe(1)
  expect(await portal('--json', 'status')).toBe(1)
  bucket.mode = 'up'
  expect((await picture()).status).toBe(200)
  expect(await publishA('1.1.0')).toBe(0)
  expect(await portal('promote', 'mf-a', '1.1.0')).toBe(0)
  await expect.poll(() => versionAt(url)).toBe('1.1.0')
})

test('does not serve a changed copy, and fetches it again for the next request', async () => {
  const url = await serveFirst()
  writeFileSync(copyOf('1.0.0', entryOf('1.0.0')), 'changed')
  expect((await fileAt(url, '1.0.0'))[0]).toBe(503)
  // A request to /health also fetches a changed copy again [OPEN-200].
  expect((await (await fetch(`${url}/health`)).json()).damaged).toEqual([])
  expect(await fileAt(url, '1.0.0')).toEqual([200, '1.0.0'])
})
