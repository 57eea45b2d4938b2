import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { collectGarbage } from './collect-garbage'
import { pointersOf } from '../channel/channel'
import { promote, removeRemote, rollback } from '../publish/move-pointers'
import { readMoves } from '../channel/moves'
import { readRelease } from '../documents/stored-release'

let fixture: ReleaseFixture
beforeEach(() => {
  fixture = createReleaseFixture()
})
afterEach(() => fixture.remove())

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12))
const publishOn = (number: number, version: string) =>
  fixture.publish('mf-a', createRemoteBuild('mf-a', version), { as: version, now: day(number) })
const promoteOn = (number: number, version: string, channel = 'live') =>
  promote(fixture.store, { channel, by: 'ann', now: day(number), allowsOlder: true }, [{ name: 'mf-a', version }])
const droppedOn = async (number: number, isDryRun = false) =>
  (await collectGarbage(fixture.store, { days: 30, now: day(number), isDryRun })).map(({ version }) => version)

test('keeps a version for 30 days after its replacement, whatever its build date', async () => {
  await fixture.serve('shell', '1.0.0', createShellBuild('shell'))
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '2.0.0-rc.1']) await publishOn(1, version)
  await promoteOn(1, '1.0.0')
  await promoteOn(40, '1.1.0')
  await promoteOn(41, '1.3.0')
  await promoteOn(1, '1.2.0', 'preview')
  // Never promoted, so the days count from its publication.
  expect(await droppedOn(30)).toEqual([])
  expect(await droppedOn(32)).toEqual(['2.0.0-rc.1'])
  // Built on day 1 and replaced on day 40; 1.2.0 is in another channel.
  expect(await droppedOn(70)).toEqual([])
  expect(await droppedOn(71, true)).toEqual(['1.0.0'])
  expect(await readRelease(fixture.store, 'mf-a', '1.0.0')).not.toBeNull()
  expect(await droppedOn(71)).toEqual(['1.0.0'])
  expect(await fixture.store.list('mf-a')).toEqual(['1.1.0', '1.2.0', '1.3.0'])
  expect(await fixture.store.list('shell')).toEqual(['1.0.0'])
})

test('keeps the rollback version of every channel for good [OPEN-201]', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publishOn(1, version)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promoteOn(2, version)
  for (const version of ['1.0.0', '1.3.0']) await promoteOn(2, version, 'preview')
  expect(await droppedOn(3000)).toEqual([])
  await rollback(fixture.store, { channel: 'preview', by: 'ann', now: day(3000) }, 'mf-a')
  // The channel preview is at 1.0.0 without an earlier version. A rollback of live restores 1.1.0.
  expect(await droppedOn(6000)).toEqual(['1.3.0'])
  await rollback(fixture.store, { channel: 'live', by: 'ann', now: day(6000) }, 'mf-a')
  expect(pointersOf(await readMoves(fixture.store, 'live'))).toEqual({ 'mf-a': '1.1.0' })
  expect(await droppedOn(9000)).toEqual(['1.2.0'])
  await removeRemote(fixture.store, { channel: 'live', by: 'ann', now: day(9000) }, 'mf-a')
  // A rollback restores a removed remote.
  expect(await droppedOn(12_000)).toEqual([])
  await rollback(fixture.store, { channel: 'live', by: 'ann', now: day(12_000) }, 'mf-a')
  expect(pointersOf(await readMoves(fixture.store, 'live'))).toEqual({ 'mf-a': '1.1.0' })
})

test("keeps a write in progress when this machine's clock is days ahead", async () => {
  await publishOn(1, '1.0.0')
  writeFileSync(path.join(fixture.store.place, '.unfinished/half'), 'half')
  await collectGarbage(fixture.store, { days: 30, now: new Date(Date.now() + 3 * 86_400_000), isDryRun: false })
  expect(readdirSync(path.join(fixture.store.place, '.unfinished'))).toEqual(['half'])
})
