import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  usesOf,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { pointersOf } from '../channel/channel'
import { describeStoppedRemotes } from '../checks/warnings'
import { isOlderVersion, promote, rollback } from './move-pointers'
import { readMoves } from '../channel/moves'

let fixture: ReleaseFixture
beforeEach(async () => {
  fixture = createReleaseFixture()
  await fixture.serve('shell', '1.0.0', createShellBuild('shell'))
})
afterEach(() => fixture.remove())

const order = { channel: 'live', by: 'ann', now: NOW }
const live = async () => pointersOf(await readMoves(fixture.store, 'live'))
const to = (name: string, version: string) => promote(fixture.store, order, [{ name, version }])
const publishA = (version: string, more = {}) =>
  fixture.publish('mf-a', createRemoteBuild('mf-a', version, more), { as: version })

test('moves a pointer, and rolls it back one promotion at a time', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publishA(version)
    await to('mf-a', version)
  }
  expect(await live()).toEqual({ shell: '1.0.0', 'mf-a': '1.2.0' })
  await rollback(fixture.store, order, 'mf-a')
  expect(await live()).toEqual({ shell: '1.0.0', 'mf-a': '1.1.0' })
  await rollback(fixture.store, order, 'mf-a')
  expect(await live()).toEqual({ shell: '1.0.0', 'mf-a': '1.0.0' })
  await expect(rollback(fixture.store, order, 'mf-a')).rejects.toThrow('cannot be rolled back')
  expect((await readMoves(fixture.store, 'live')).map(({ kind, by, at }) => [kind, by, at]).at(-1)).toEqual([
    'rollback',
    'ann',
    NOW.toISOString(),
  ])
})

test('refuses an older version unless it is confirmed', async () => {
  for (const version of ['1.9.0', '1.10.0']) await publishA(version)
  await to('mf-a', '1.10.0')
  await expect(to('mf-a', '1.9.0')).rejects.toThrow('mf-a 1.9.0 is older than the served version')
  await promote(fixture.store, { ...order, allowsOlder: true }, [{ name: 'mf-a', version: '1.9.0' }])
  expect(await live()).toMatchObject({ 'mf-a': '1.9.0' })
})

test('refuses an unpublished version and names published ones', async () => {
  await publishA('1.0.0')
  await fixture.store.create('mf-a/1.0.1/main.0a1b2c3d.js', Buffer.from('never finished'))
  await expect(to('mf-a', '1.0.1')).rejects.toMatchObject({ grounds: { found: 'The store has 1.0.0.' } })
  await expect(to('mf-b', '1.0.0')).rejects.toMatchObject({ grounds: { found: 'The store has no version of mf-b.' } })
  await expect(to('mf-a', '../1.0.0')).rejects.toThrow('is not a valid version')
})

test('promotes a remote for a later contract only together with its shell', async () => {
  await publishA('1.0.0')
  await to('mf-a', '1.0.0')
  await publishA('2.0.0', { contract: '4.0' })
  await expect(to('mf-a', '2.0.0')).rejects.toMatchObject({
    grounds: { found: 'mf-a 2.0.0 needs contract 4.0, and the shell 1.0.0 has 3.0.' },
  })
  await fixture.publish('shell', createShellBuild('shell 2', { contract: '4.0' }), { as: '2.0.0' })
  expect(await live()).toEqual({ shell: '1.0.0', 'mf-a': '1.0.0' })
  const both = ['shell', 'mf-a'].map((name) => ({ name, version: '2.0.0' }))
  expect((await promote(fixture.store, order, both))?.pointers).toEqual({ shell: '2.0.0', 'mf-a': '2.0.0' })
})

test('refuses a shell without a name that a live remote uses', async () => {
  await fixture.publish(
    'shell',
    createShellBuild('1', { provides: { '@portal/ui': { Button: '3.0', Table: '3.0' } } }),
    {
      as: '1.1.0',
    },
  )
  await to('shell', '1.1.0')
  await publishA('1.0.0', usesOf('Table'))
  await to('mf-a', '1.0.0')
  await fixture.publish('shell', createShellBuild('2', { provides: { '@portal/ui': { Button: '3.0' } } }), {
    as: '1.2.0',
  })
  await expect(to('shell', '1.2.0')).rejects.toMatchObject({
    grounds: { found: expect.stringContaining('it uses Table of @portal/ui, which is not provided') },
  })
  await expect(rollback(fixture.store, order, 'shell')).rejects.toThrow('does not fit')
  expect(await live()).toEqual({ shell: '1.1.0', 'mf-a': '1.0.0' })
})

test('promotes a shell that stops a remote, and later shells', async () => {
  const withoutTable = { provides: { '@portal/ui': { Button: '3.0' } } }
  await publishA('1.0.0')
  await to('mf-a', '1.0.0')
  for (const version of ['1.2.0', '1.3.0']) {
    await fixture.publish('shell', createShellBuild(version, withoutTable), { as: version })
  }
  await fixture.publish('shell', createShellBuild('1', { provides: { '@portal/ui': { Table: '3.0' } } }), {
    as: '1.1.0',
  })
  await to('shell', '1.1.0')
  for (const version of ['1.1.0', '1.2.0']) await publishA(version, usesOf('Table'))
  await to('mf-a', '1.1.0')
  const stopping = { ...order, stops: ['mf-a'] }
  await expect(promote(fixture.store, stopping, [{ name: 'mf-a', version: '1.2.0' }])).rejects.toThrow(
    'Only a new shell',
  )
  await expect(to('shell', '1.2.0')).rejects.toMatchObject({
    grounds: { todo: expect.stringContaining('--stops mf-a') },
  })
  const move = await promote(fixture.store, stopping, [{ name: 'shell', version: '1.2.0' }])
  expect(move && (await describeStoppedRemotes(fixture.store, move))).toEqual([
    'mf-a 1.1.0 (its manifest names no team) is stopped. Web servers serve its last compatible version. Tell its team.',
  ])
  await to('shell', '1.3.0')
  expect(await live()).toEqual({ shell: '1.3.0', 'mf-a': '1.1.0' })
  await expect(to('mf-a', '1.2.0')).rejects.toThrow('does not fit')
})

test('refuses a shell with a changed name only for remotes built before that use it [OPEN-254]', async () => {
  const provides = (since: string) => ({ provides: { '@portal/ui': { Button: '3.0', Table: since } } })
  await fixture.serve('shell', '1.1.0', createShellBuild('1', provides('3.0')))
  await publishA('1.0.0', usesOf('Table'))
  await to('mf-a', '1.0.0')
  await fixture.serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b', usesOf('Button')))
  await fixture.publish('shell', createShellBuild('2', { contract: '3.1', ...provides('3.1') }), { as: '1.2.0' })
  await expect(to('shell', '1.2.0')).rejects.toMatchObject({
    grounds: {
      found:
        'mf-a 1.0.0 needs contract 3.0, and the shell 1.2.0 has 3.1; it uses Table of @portal/ui (since 3.1), which changed after its build.',
    },
  })
  await publishA('1.1.0', { contract: '3.1', ...usesOf('Table') })
  const both = Object.entries({ shell: '1.2.0', 'mf-a': '1.1.0' }).map(([name, version]) => ({ name, version }))
  expect((await promote(fixture.store, order, both))?.pointers).toEqual({
    shell: '1.2.0',
    'mf-a': '1.1.0',
    'mf-b': '1.0.0',
  })
})

test('refuses an address that another remote has claimed since, and names both', async () => {
  const routes = [{ path: '/pets', access: 'staff', chunk: 'screen' }]
  await publishA('1.0.0', { routes })
  await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b', { routes }))
  await to('mf-a', '1.0.0')
  await expect(to('mf-b', '1.0.0')).rejects.toMatchObject({ grounds: { found: expect.stringMatching(/mf-b.*mf-a/) } })
})

test("promotes a remote beside another team's damaged release", async () => {
  await publishA('1.0.0')
  await to('mf-a', '1.0.0')
  writeFileSync(path.join(fixture.root, 'store/mf-a/1.0.0/release-manifest.json'), '{"half')
  await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b'))
  expect((await to('mf-b', '1.0.0'))?.pointers).toMatchObject({ 'mf-b': '1.0.0' })
})

test('refuses a rollback to a version that gc removed', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await publishA(version)
    await to('mf-a', version)
  }
  rmSync(path.join(fixture.root, 'store/mf-a/1.0.0'), { recursive: true })
  await expect(rollback(fixture.store, order, 'mf-a')).rejects.toThrow('mf-a 1.0.0 is not published')
})

test('makes one of two concurrent steps of a package, and both steps of two packages', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publishA(version)
  await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b'))
  const people = ['1.0.0', '1.1.0'].map((version) =>
    promote(fixture.store, { ...order, allowsOlder: true }, [{ name: 'mf-a', version }]),
  )
  const [one, other] = await Promise.allSettled([...people, to('mf-b', '1.0.0')])
  expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = [one, other].find((result) => result?.status === 'rejected')
  const { 'mf-a': won, 'mf-b': also } = await live()
  expect(also).toBe('1.0.0')
  expect(lost).toMatchObject({
    reason: { grounds: { found: expect.stringContaining(`ann moved mf-a from nothing to ${won}`) } },
  })
})

// semver.org's example, and numbers that sort differently as text.
const ORDER = [
  '0.9.10',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.2.0',
  '1.10.0',
  '2.0.0',
]

test.each(ORDER.map((version, at) => ({ version, at })))(
  'sorts $version before later versions only',
  ({ version, at }) => {
    expect(ORDER.filter((other) => isOlderVersion(version, other))).toEqual(ORDER.slice(at + 1))
  },
)

test.each([
  ['1.0.0-dev-0a1b2c3d4e5f', '2.0.0'],
  ['1.0.0', '2.0.0-dev-0a1b2c3d4e5f'],
])('gives no order to a version derived from content: %s, %s', (one, other) => {
  expect([isOlderVersion(one, other), isOlderVersion(other, one)]).toEqual([false, false])
})
