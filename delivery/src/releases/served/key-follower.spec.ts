import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderStore } from '../store/folder-store'
import type { ReleaseStore } from '../store/store'
import { NOW, createReleaseFixture, type ReleaseFixture } from '../../testing/release-fixture'
import { keyListPath } from '../documents/publishers'
import { publicKeyOf, signDocument } from '../documents/signatures'
import { allowKey, removeKey, type KeyListRequest } from '../publish/change-keys'
import { followKeys } from './key-follower'

const keyPair = () => generateKeyPairSync('ed25519').privateKey
const [root, otherRoot, teamA, teamB] = [keyPair(), keyPair(), keyPair(), keyPair()]
const [a, b] = [publicKeyOf(teamA), publicKeyOf(teamB)]

let fixture: ReleaseFixture
let store: ReleaseStore
beforeEach(() => {
  fixture = createReleaseFixture()
  store = folderStore(fixture.store.place)
})
afterEach(() => fixture.remove())

const order = (key: KeyObject = root, roots: readonly string[] = []): KeyListRequest => ({
  root: () => key,
  roots,
  by: 'olga',
  now: NOW,
})
const allow = (key: string, ...packages: string[]) => allowKey(store, order(), { key, name: 'Team', packages })
const follow = (file?: string) => followKeys(store, [publicKeyOf(root)], file)
const at = (number: number) => path.join(store.place, keyListPath(number))
/** Writes a list signed with this key directly into the store. */
const plant = (number: number, key: KeyObject, more = {}) =>
  store.create(
    keyListPath(number),
    Buffer.from(
      JSON.stringify(
        signDocument(
          keyListPath(number),
          { schema: 1, number, at: NOW.toISOString(), by: 'mal', keys: [], removed: [], ...more },
          key,
        ),
      ),
    ),
  )

test('ignores a list with two entries of one key, and says why [OPEN-334]', async () => {
  await allow(a, 'mf-a')
  const keys = await follow()
  const entry = (...packages: string[]) => ({ key: b, name: 'Team', packages })
  await plant(2, root, { keys: [entry('mf-a'), entry('mf-b')] })
  await keys.refresh()
  expect([keys.publishers(), keys.number()]).toEqual([{ 'mf-a': [a] }, 1])
  expect(keys.why()).toMatch(/00000002\.json: keys: a key is listed twice/)
})

test('accepts a key for its packages until its removal, without a restart [OPEN-235]', async () => {
  await allow(a, 'mf-a')
  const keys = await follow()
  expect([keys.publishers(), keys.number()]).toEqual([{ 'mf-a': [a] }, 1])
  await allow(b, 'mf-b', 'mf-a')
  await keys.refresh()
  expect([keys.publishers(), keys.number()]).toEqual([{ 'mf-a': [a, b], 'mf-b': [b] }, 2])
  await removeKey(store, order(), a)
  await keys.refresh()
  expect([keys.publishers(), keys.number(), keys.why()]).toEqual([{ 'mf-a': [b], 'mf-b': [b] }, 3, null])
})

test('adds packages to a key, and writes nothing for listed ones [OPEN-235]', async () => {
  await allow(a, 'mf-a')
  expect(await allow(a, 'mf-a')).toBe(null)
  const list = await allowKey(store, order(), { key: a, name: '', packages: ['mf-c'] })
  expect(list?.keys).toEqual([{ key: a, name: 'Team', packages: ['mf-a', 'mf-c'] }])
  expect(await store.list('keys')).toEqual(['00000001.json', '00000002.json'])
})

describe('keeps the last valid list and says why [OPEN-235]', () => {
  const lastGood = { 'mf-a': [a] }
  beforeEach(() => allow(a, 'mf-a'))

  test.each<[string, () => unknown, RegExp]>([
    ['damaged', () => writeFileSync(at(2), '{'), /00000002\.json: its manifest is not valid JSON/],
    ['unsigned', () => writeFileSync(at(2), '{"schema":1}'), /00000002\.json is not signed$/],
    ['of another root key', () => plant(2, otherRoot), /00000002\.json is signed by another root key$/],
    ['of another number', () => copyFileSync(at(1), at(2)), /00000002\.json has an invalid signature$/],
    ['of another number inside', () => plant(2, root, { number: 7 }), /00000002\.json has the number 7$/],
    ['invalid', () => plant(2, root, { keys: 'all' }), /00000002\.json: keys: /],
  ])('when the next list is %s', async (_, spoil, why) => {
    const keys = await follow()
    await spoil()
    await keys.refresh()
    expect([keys.publishers(), keys.number(), keys.why()]).toEqual([lastGood, 1, expect.stringMatching(why)])
    const started = await follow()
    expect([started.publishers(), started.why()]).toEqual([lastGood, keys.why()])
    // The next valid list counts again.
    await allow(b, 'mf-b')
    await keys.refresh()
    expect([keys.publishers(), keys.number(), keys.why()]).toEqual([{ ...lastGood, 'mf-b': [b] }, 3, null])
  })

  test('after a restore of the store, in a running and in a starting server', async () => {
    const file = path.join(fixture.root, 'seen.keys')
    const keys = await follow(file)
    await removeKey(store, order(), a)
    await keys.refresh()
    rmSync(at(2))
    for (const each of [keys, await follow(file)]) {
      await each.refresh()
      expect([each.publishers(), each.number(), each.why()]).toEqual([
        {},
        2,
        'keys/00000002.json is missing: the store was restored',
      ])
    }
    expect((await follow()).publishers()).toEqual(lastGood)
  })

  test('when another list, even a signed one, replaces it', async () => {
    const keys = await follow()
    rmSync(at(1))
    await plant(1, root)
    await keys.refresh()
    expect([keys.publishers(), keys.why()]).toEqual([lastGood, 'keys/00000001.json differs from the list in force'])
  })

  test('and saves the later list of two servers with one file', async () => {
    const file = path.join(fixture.root, 'seen.keys')
    const slow = await follow(file)
    await allow(b, 'mf-b')
    await follow(file)
    rmSync(at(2))
    await slow.refresh()
    expect((await follow(file)).number()).toBe(2)
    writeFileSync(file, 'nothing of it')
    expect((await follow(file)).number()).toBe(1)
  })
})

test('refuses to start without a list of its root key, and says what to do [OPEN-235]', async () => {
  await expect(follow()).rejects.toThrow(/has no list .*\(RELEASE_ROOT_KEY\)\. Create one with "portal keys allow"/)
  await plant(1, otherRoot)
  await expect(follow()).rejects.toThrow(/\(RELEASE_ROOT_KEY\): keys\/00000001\.json is signed by another root key/)
  expect(existsSync(at(1))).toBe(true)
})

test('refuses to change a list of another root key, unless both root keys are named [OPEN-235]', async () => {
  await allow(a, 'mf-a')
  const before = readFileSync(at(1), 'utf8')
  const wanted = { key: b, name: '', packages: ['mf-b'] }
  await expect(allowKey(store, order(otherRoot), wanted)).rejects.toThrow('not signed by your root key')
  expect([await store.list('keys'), readFileSync(at(1), 'utf8')]).toEqual([['00000001.json'], before])
  await allowKey(store, order(otherRoot, [publicKeyOf(root)]), wanted)
  const keys = await followKeys(store, [publicKeyOf(otherRoot)])
  expect(keys.publishers()).toEqual({ 'mf-a': [a], 'mf-b': [b] })
})

test('lists a removed key again only with confirmation [OPEN-235]', async () => {
  await allow(a, 'mf-a')
  await removeKey(store, order(), a)
  await expect(allow(a, 'mf-a')).rejects.toThrow('That key was removed from the list.')
  await allow(b, 'mf-b')
  await expect(allow(a, 'mf-a')).rejects.toThrow('That key was removed from the list.')
  const again = { ...order(), allowsRemoved: true }
  await allowKey(store, again, { key: a, name: 'Team', packages: ['mf-a'] })
  expect((await follow()).publishers()).toEqual({ 'mf-a': [a], 'mf-b': [b] })
  expect(await allow(a, 'mf-c')).toMatchObject({ removed: [] })
})

test.each([
  ['half a key', a.slice(0, -4), 'mf-a', 'That is not a public key'],
  ['a key of another kind', publicKeyOf(generateKeyPairSync('x25519').privateKey), 'mf-a', 'That is not a public key'],
  ['an invalid package', a, 'MF-A', '"MF-A" is not a valid package of a key'],
])('refuses to list %s', async (_, key, name, message) => {
  await expect(allow(key, name)).rejects.toThrow(message)
  expect(await store.list('keys')).toEqual([])
  await expect(removeKey(store, order(), b)).rejects.toThrow('That key is not listed')
})
