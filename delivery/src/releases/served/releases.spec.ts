import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../web-server/app'
import {
  createRemoteBuild,
  NOW,
  usesOf,
  createServingFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { fixtureBuild } from '../../testing/fixture-build'
import { createFollowers, servedVersions, type FollowerGroup } from '../../testing/followers'
import { collectGarbage } from '../gc/collect-garbage'
import { rollback } from '../publish/move-pointers'

const build = fixtureBuild()
const options = build.options()
afterAll(() => build.remove())

let fixture: ReleaseFixture
let servers: FollowerGroup
let log: FollowerGroup['log']
beforeEach(async () => {
  fixture = await createServingFixture()
  servers = createFollowers()
  ;({ log } = servers)
})
afterEach(() => {
  servers.close()
  fixture.remove()
})

const open = () => servers.open(fixture.store)
const damage = (key: string, text: string) => writeFileSync(path.join(fixture.root, 'store', key), text)
/** Overwrites a document of the store, signed if it is valid JSON. */
function put(key: string, text: string): void {
  if (/^\{.*\}$/.test(text)) fixture.replace(key, text)
  else damage(key, text)
}
/** Moves the channel without any check. */
function point(number: number, pointers: Readonly<Record<string, string>>): void {
  const changes = Object.entries(pointers).map(([name, to]) => ({ name, from: null, to }))
  const step = { schema: 2, number, at: NOW.toISOString(), by: 'ann', kind: 'promote', changes }
  put(`channels/live/${String(number).padStart(8, '0')}.json`, JSON.stringify(step))
}
const entryOf = (text: string) => Object.keys(createRemoteBuild('mf-a', text).files)[0] ?? ''

test('follows promotions and rollbacks in every running server', async () => {
  const both = [await open(), await open()]
  await fixture.serve('mf-a', '1.1.0', createRemoteBuild('mf-a', 'a 2'))
  for (const server of both)
    await expect.poll(() => servedVersions(server)).toEqual(['1.0.0', 'mf-a 1.1.0', 'mf-b 1.0.0'])
  const stamp = both[0]?.current().stamp
  await rollback(fixture.store, { channel: 'live', by: 'ann', now: NOW }, 'mf-a')
  for (const server of both)
    await expect.poll(() => servedVersions(server)).toEqual(['1.0.0', 'mf-a 1.0.0', 'mf-b 1.0.0'])
  expect(both[0]?.current().stamp).not.toBe(stamp)
  expect(log).toEqual([])
})

test('finds files of all versions under one address', async () => {
  const server = await open()
  await fixture.serve('mf-a', '1.1.0', createRemoteBuild('mf-a', 'a 2'))
  const app = createApp(options, server)
  for (const text of ['a 1', 'a 2']) {
    const answer = await app.request(`/remotes/mf-a/${entryOf(text)}`)
    expect([answer.status, await answer.text()]).toEqual([200, text])
  }
  for (const file of [
    'release-manifest.json',
    'remote-manifest.json',
    `..%2fmf-b%2f${entryOf('b 1')}`,
    '1.0.0',
    '__proto__',
  ]) {
    expect((await app.request(`/remotes/mf-a/${file}`)).status).toBe(404)
  }
})

test('finds a common file of two versions after the removal of one', async () => {
  const server = await open()
  await fixture.serve('mf-a', '1.1.0', createRemoteBuild('mf-a', 'a 2'))
  await fixture.serve('mf-a', '1.2.0', createRemoteBuild('mf-a', 'a 3'))
  const app = createApp(options, server)
  const picture = async () => (await app.request('/remotes/mf-a/picture.0a1b2c3d.svg')).status
  await expect.poll(() => servedVersions(server)).toContain('mf-a 1.2.0')
  expect(await picture()).toBe(200)
  await collectGarbage(fixture.store, { days: 30, now: new Date('2027-01-20'), isDryRun: false })
  expect(await fixture.store.list('mf-a')).toEqual(['1.1.0', '1.2.0'])
  expect({ shared: await picture(), dropped: (await app.request(`/remotes/mf-a/${entryOf('a 1')}`)).status }).toEqual({
    shared: 200,
    dropped: 404,
  })
})

describe('a damaged package', () => {
  const document = (version: string, change: object) => {
    const { files, manifest } = createRemoteBuild('mf-a', 'a 1')
    const release = { schema: 2, name: 'mf-a', version, digest: '', publishedAt: NOW.toISOString(), by: 'ann' }
    const hashes = Object.fromEntries(Object.keys(files).map((file) => [file, 'sha256-A']))
    return JSON.stringify({ ...release, files: hashes, compressed: {}, entry: { ...manifest, version }, ...change })
  }
  const entry = (more: object) => ({ entry: { ...createRemoteBuild('mf-a', 'a 1').manifest, ...more } })

  test.each<[string, string, RegExp]>([
    ['half', '{"schema": 1, "na', /not valid JSON/],
    ['far too large', ' '.repeat(3 * 1024 * 1024), /3145728 bytes/],
    ["of next year's schema", document('1.0.0', { schema: 3 }), /schema/],
    ['of another version', document('1.0.1', {}), /belongs to mf-a 1\.0\.1/],
    ['with a base elsewhere', document('1.0.0', entry({ base: 'https://evil.test/' })), /base/],
    [
      "with another remote's address",
      document('1.0.0', entry({ routes: [{ path: '/mf-b', access: 'open', chunk: 'screen' }] })),
      /mf-b.*mf-a/,
    ],
  ])('that is %s is left out with a reason, and others are served', async (_, text, why) => {
    put('mf-a/1.0.0/release-manifest.json', text)
    const server = await open()
    const { registry, leftOut } = server.current()
    const gone = leftOut.map(({ name }) => name)
    expect([...Object.keys(registry.remotes), ...gone].toSorted()).toEqual(['mf-a', 'mf-b'])
    expect(gone).toHaveLength(1)
    expect(leftOut[0]?.reason).toMatch(why)
    expect(log).toEqual([expect.stringMatching(/^mf-[ab] is left out: /)])
    const health = await (await createApp(options, server).request('/health')).json()
    expect(Object.keys(health.leftOut)).toEqual(gone)
  })

  test('is left out while the server runs, logged once, and served after its repair', async () => {
    const server = await open()
    const good = await fixture.store.read('mf-a/1.0.0/release-manifest.json')
    damage('mf-a/1.0.0/release-manifest.json', '{"half')
    // Servers read it again when a pointer moves.
    await fixture.serve('mf-b', '1.1.0', createRemoteBuild('mf-b', 'b 2'))
    await expect.poll(() => servedVersions(server)).toEqual(['1.0.0', 'mf-b 1.1.0'])
    await expect.poll(() => log).toHaveLength(1)
    put('mf-a/1.0.0/release-manifest.json', String(good))
    await expect.poll(() => servedVersions(server)).toEqual(['1.0.0', 'mf-a 1.0.0', 'mf-b 1.1.0'])
    expect(log).toHaveLength(1)
  })
})

describe('a remote that does not fit', () => {
  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['needs another contract', { contract: '4.0' }, /contract 4\.0, and the shell 1\.0\.0 has 3\.0/],
    [
      'uses a missing name',
      usesOf('Gone', 'A', 'B', 'C'),
      /has 3\.0; it uses Gone of @portal\/ui, .* and 1 more, which/,
    ],
    ["claims another's address", { routes: [{ path: '/mf-b', access: 'open', chunk: 'screen' }] }, /\/mf-b of/],
  ])('and %s is replaced by its last compatible version', async (_, more, why) => {
    await fixture.publish('mf-c', createRemoteBuild('mf-c', 'c 1'))
    await fixture.serve('mf-c', '1.0.0', createRemoteBuild('mf-c', 'c 1'))
    // Publish for another channel, which has no shell to compare with.
    await fixture.publish('mf-c', createRemoteBuild('mf-c', 'c 2', more), { as: '1.1.0', channel: 'other' })
    const running = await open()
    point(5, { 'mf-c': '1.1.0' })
    for (const server of [running, await open()]) {
      await expect.poll(() => server.current().leftOut).toHaveLength(1)
      expect(servedVersions(server)).toEqual(['1.0.0', 'mf-a 1.0.0', 'mf-b 1.0.0', 'mf-c 1.0.0'])
      expect(server.current().leftOut[0]?.reason).toMatch(why)
      expect(server.current().leftOut[0]?.reason).toMatch(/; 1\.0\.0 is served instead$/)
    }
  })

  test('is replaced by an earlier compatible version, or by none', async () => {
    await fixture.publish('mf-a', createRemoteBuild('mf-a', 'a 2', { contract: '4.0' }), { as: '2.0.0' })
    await fixture.publish('mf-a', createRemoteBuild('mf-a', 'a 3', { contract: '5.0' }), { as: '3.0.0' })
    await fixture.publish('mf-c', createRemoteBuild('mf-c', 'c', { contract: '4.0' }))
    point(4, { 'mf-a': '2.0.0' })
    point(5, { 'mf-a': '3.0.0', 'mf-c': '1.0.0' })
    const server = await open()
    expect(servedVersions(server)).toEqual(['1.0.0', 'mf-a 1.0.0', 'mf-b 1.0.0'])
    expect(server.current().leftOut.map(({ name }) => name)).toEqual(['mf-a', 'mf-c'])
  })
})
