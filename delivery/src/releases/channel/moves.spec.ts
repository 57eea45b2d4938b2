import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { StoreFailure, type ReleaseStore } from '../store/store'
import { openMoveReader, readMoves } from './moves'

let fixture: ReleaseFixture
beforeEach(async () => {
  fixture = createReleaseFixture()
  await fixture.serve('shell', '1.0.0', createShellBuild('shell'))
  await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a'))
  await fixture.serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b'))
})
afterEach(() => fixture.remove())

const fileOf = (number: number) => path.join(fixture.store.place, `channels/live/0000000${number}.json`)
const refusals = async () => (await readMoves(fixture.store, 'live')).map(({ refused = '' }) => refused)

test('computes the pointers from the steps and ignores pointers in a step', async () => {
  const moves = await readMoves(fixture.store, 'live')
  expect(moves.map(({ pointers }) => pointers)).toEqual([
    { shell: '1.0.0' },
    { shell: '1.0.0', 'mf-a': '1.0.0' },
    { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '1.0.0' },
  ])
})

test.each<[string, () => void, RegExp]>([
  ['is half', () => writeFileSync(fileOf(2), '{"half'), /^step 2 of live: its manifest is not valid JSON/],
  ['is missing', () => rmSync(fileOf(2)), /^step 2 of live: the step is missing$/],
  [
    'is of another kind',
    () => fixture.replace('channels/live/00000002.json', '{"schema":3}'),
    /^step 2 of live: schema/,
  ],
])('a step that %s changes nothing, and later steps count', async (_, damage, refusal) => {
  damage()
  expect(await refusals()).toEqual(['', expect.stringMatching(refusal), ''])
  expect((await readMoves(fixture.store, 'live')).at(-1)?.pointers).toEqual({ shell: '1.0.0', 'mf-b': '1.0.0' })
})

test('reads each step once, and refuses a channel that lost steps', async () => {
  const moves = openMoveReader(fixture.store, 'live')
  const first = await moves()
  writeFileSync(fileOf(1), 'changed')
  expect((await moves())[0]).toBe(first[0])
  rmSync(fileOf(3))
  await expect(moves()).rejects.toThrow('its last step is 2, but this server has read 3 steps')
})

test('reads all steps again after a change of keys, and still refuses lost steps [OPEN-235]', async () => {
  let epoch = 1
  const moves = openMoveReader({ ...fixture.store, keyEpoch: () => epoch }, 'live')
  await moves()
  writeFileSync(fileOf(2), 'changed')
  expect((await moves()).map(({ refused }) => refused === undefined)).toEqual([true, true, true])
  epoch = 2
  expect((await moves()).map(({ refused }) => refused === undefined)).toEqual([true, false, true])
  rmSync(fileOf(3))
  epoch = 3
  await expect(moves()).rejects.toThrow('its last step is 2, but this server has read 3 steps')
})

test('reads two documents and lists nothing in later reads, and finds all new steps', async () => {
  const calls: string[] = []
  const watched: ReleaseStore = {
    ...fixture.store,
    list: (key) => (calls.push(`list ${key}`), fixture.store.list(key)),
    read: (key) => (calls.push(key.slice(-'00000001.json'.length)), fixture.store.read(key)),
  }
  const moves = openMoveReader(watched, 'live')
  await moves()
  calls.splice(0)
  await moves()
  expect(calls).toEqual(['00000003.json', '00000004.json'])
  for (const version of ['1.1.0', '1.2.0']) await fixture.serve('mf-a', version, createRemoteBuild('mf-a', version))
  expect((await moves()).map(({ pointers }) => pointers['mf-a'])).toEqual([
    undefined,
    ...Array(2).fill('1.0.0'),
    '1.1.0',
    '1.2.0',
  ])
})

test('reads a step after a failure of the store', async () => {
  let isWell = true
  const read: ReleaseStore['read'] = (key) =>
    isWell ? fixture.store.read(key) : Promise.reject(new StoreFailure('the line is cut'))
  const moves = openMoveReader({ ...fixture.store, read }, 'live')
  await moves()
  await fixture.serve('mf-a', '1.1.0', createRemoteBuild('mf-a', 'b'))
  isWell = false
  await expect(moves()).rejects.toThrow('the line is cut')
  isWell = true
  expect((await moves()).at(-1)).toMatchObject({ number: 4, pointers: { 'mf-a': '1.1.0' } })
})
