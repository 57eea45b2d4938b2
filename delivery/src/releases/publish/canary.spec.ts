import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  usesOf,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { promoteCanary, withdrawCanary } from './canary'
import { pointerCombinations, referencedVersions, replacementTimes, stateOf } from '../channel/channel'
import { findUnusedReleases } from '../gc/collect-garbage'
import { promote, removeRemote, rollback } from './move-pointers'
import { readMoves } from '../channel/moves'
import type { Reason } from '../channel/reason'

let fixture: ReleaseFixture
beforeEach(async () => {
  fixture = createReleaseFixture()
  await fixture.serve('shell', '1.0.0', createShellBuild('shell', { provides: { '@portal/ui': { Button: '3.0' } } }))
  await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a'))
})
afterEach(() => fixture.remove())

const figures = { loads: 300, share: 0, p75_ms: 900 }
const TOO_SLOW: Reason = { why: 'slow', canary: { ...figures, p75_ms: 2000 }, stable: figures }
const order = { channel: 'live', by: 'ann', now: NOW }
const state = async () => {
  const { pointers, canaries } = stateOf(await readMoves(fixture.store, 'live'))
  return { pointers, canaries }
}
const publishA = (version: string, more = {}) =>
  fixture.publish('mf-a', createRemoteBuild('mf-a', version, more), { as: version })
const canary = (version: string, percent: number, name = 'mf-a') =>
  promoteCanary(fixture.store, { ...order, percent }, { name, version })
const both = { shell: '1.0.0', 'mf-a': '1.0.0' }

test('adds a canary, changes its share, and ends it by a promotion', async () => {
  await publishA('1.1.0')
  await canary('1.1.0', 10)
  expect(await state()).toEqual({ pointers: both, canaries: { 'mf-a': { version: '1.1.0', percent: 10 } } })
  expect(await canary('1.1.0', 10)).toBeNull()
  await canary('1.1.0', 40)
  expect((await state()).canaries).toEqual({ 'mf-a': { version: '1.1.0', percent: 40 } })
  await promote(fixture.store, order, [{ name: 'mf-a', version: '1.1.0' }])
  expect(await state()).toEqual({ pointers: { ...both, 'mf-a': '1.1.0' }, canaries: {} })
  expect(await canary('1.1.0', 10)).toBeNull()
})

test('rolls the canary back first, then the version', async () => {
  await publishA('1.1.0')
  await publishA('1.2.0')
  await promote(fixture.store, order, [{ name: 'mf-a', version: '1.1.0' }])
  await canary('1.2.0', 10)
  expect((await rollback(fixture.store, order, 'mf-a'))?.kind).toBe('withdraw')
  expect(await state()).toEqual({ pointers: { ...both, 'mf-a': '1.1.0' }, canaries: {} })
  await rollback(fixture.store, order, 'mf-a')
  expect((await state()).pointers).toEqual(both)
})

test('withdraws a canary with its reason, and no other canary', async () => {
  await publishA('1.1.0')
  await publishA('1.2.0')
  await canary('1.1.0', 10)
  await canary('1.2.0', 10)
  expect(await withdrawCanary(fixture.store, order, { name: 'mf-a', version: '1.1.0' }, TOO_SLOW)).toBeNull()
  expect((await state()).canaries).toEqual({ 'mf-a': { version: '1.2.0', percent: 10 } })
  await withdrawCanary(fixture.store, order, { name: 'mf-a', version: '1.2.0' }, TOO_SLOW)
  expect((await readMoves(fixture.store, 'live')).at(-1)).toMatchObject({
    kind: 'withdraw',
    reason: TOO_SLOW,
    changes: [{ name: 'mf-a', from: '1.2.0', to: '1.0.0' }],
    canaries: {},
  })
})

test('refuses a canary of the shell or a new remote, and an older or incompatible version', async () => {
  await fixture.publish('shell', createShellBuild('2'), { as: '2.0.0' })
  await expect(canary('2.0.0', 10, 'shell')).rejects.toThrow('The shell cannot be a canary')
  await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b'))
  await expect(canary('1.0.0', 10, 'mf-b')).rejects.toThrow('mf-b 1.0.0 cannot be a canary')
  await publishA('0.9.0')
  await expect(canary('0.9.0', 10)).rejects.toThrow('older than the served version')
  await publishA('1.1.0', { contract: '4.0' })
  await expect(canary('1.1.0', 10)).rejects.toThrow('does not fit')
  await expect(canary('1.2.0', 10)).rejects.toThrow('not published')
  expect((await state()).canaries).toEqual({})
})

test('checks a canary and other packages against each other', async () => {
  const at = (path: string) => ({ routes: [{ path, access: 'staff', chunk: 'screen' }] })
  await publishA('1.1.0', at('/pets'))
  await fixture.serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b'))
  await canary('1.1.0', 10)
  await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b2', at('/pets')), { as: '1.1.0' }).catch(() => undefined)
  await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b2', at('/pets')), { as: '1.1.0' })
  await expect(canary('1.1.0', 10, 'mf-b')).rejects.toMatchObject({
    grounds: { found: expect.stringMatching(/mf-b.*mf-a/) },
  })
  await expect(promote(fixture.store, order, [{ name: 'mf-b', version: '1.1.0' }])).rejects.toThrow('does not fit')
  await fixture.publish('shell', createShellBuild('3'), { as: '1.1.0' })
  await publishA('1.2.0', usesOf('Button'))
  await canary('1.2.0', 10)
  await expect(promote(fixture.store, order, [{ name: 'shell', version: '1.1.0' }])).rejects.toMatchObject({
    grounds: { found: expect.stringContaining('mf-a 1.2.0 needs contract') },
  })
})

test('checks each single canary and all canaries together', () => {
  const pointers = { a: '1', b: '1', c: '1' }
  const some = { version: '2', percent: 10 }
  expect(pointerCombinations({ pointers, canaries: {} })).toEqual([pointers])
  expect(pointerCombinations({ pointers, canaries: { a: some } })).toEqual([pointers, { ...pointers, a: '2' }])
  expect(pointerCombinations({ pointers, canaries: { a: some, b: some } })).toEqual([
    pointers,
    { ...pointers, a: '2' },
    { ...pointers, b: '2' },
    { ...pointers, a: '2', b: '2' },
  ])
})

test('keeps a canary in the store until 30 days after its end', async () => {
  await publishA('1.1.0')
  await canary('1.1.0', 10)
  const moves = () => readMoves(fixture.store, 'live')
  expect(referencedVersions(stateOf(await moves()))).toContain('mf-a/1.1.0')
  expect(Object.fromEntries(replacementTimes(await moves()))).toEqual({})
  const stored = [{ name: 'mf-a', version: '1.1.0', publishedAt: '2026-01-01T00:00:00.000Z' }]
  const after = (days: number) => ({ days: 30, now: new Date(NOW.getTime() + days * 86_400_000) })
  expect(findUnusedReleases(stored, [await moves()], after(90))).toEqual([])
  await rollback(fixture.store, order, 'mf-a')
  expect(findUnusedReleases(stored, [await moves()], after(29))).toEqual([])
  expect(findUnusedReleases(stored, [await moves()], after(31))).toHaveLength(1)
})

test('removes a remote with its canary, and restores it by a rollback', async () => {
  await publishA('1.1.0')
  await canary('1.1.0', 10)
  await removeRemote(fixture.store, order, 'mf-a')
  expect(await state()).toEqual({ pointers: { shell: '1.0.0' }, canaries: {} })
  expect(await removeRemote(fixture.store, order, 'mf-a')).toBeNull()
  await rollback(fixture.store, order, 'mf-a')
  expect((await state()).pointers).toEqual(both)
  await expect(removeRemote(fixture.store, order, 'shell')).rejects.toThrow('The shell cannot be removed')
})
