import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderStore } from '../../store/folder-store'
import type { ReleaseStore } from '../../store/store'
import { NOW, workshop, type Workshop } from '../../testing/built-package'
import { publicKeyOf, signed } from './signatures'
import { placeOfSuccessor, readSuccessors, signedSuccessor, successorOf } from './successors'

const keyPair = () => generateKeyPairSync('ed25519').privateKey
const [old, next, other] = [keyPair(), keyPair(), keyPair()]
const [of, key] = [publicKeyOf(old), publicKeyOf(next)]
const HOUR = 3_600_000
const times = { at: NOW, until: new Date(NOW.getTime() + 24 * HOUR), by: 'ann' }
const place = placeOfSuccessor(of)
const good = signedSuccessor([old, next], times)

let shop: Workshop
let store: ReleaseStore
beforeEach(() => {
  shop = workshop()
  store = folderStore(shop.store.place)
})
afterEach(() => shop.remove())

const put = (content: string, at = place) => store.create(at, Buffer.from(content))
const read = (known?: Parameters<typeof readSuccessors>[2]) => readSuccessors(store, { keys: [of], most: 20 }, known)

test('a key and the one that it names sign for each other [OPEN-311]', () => {
  expect(place).toMatch(/^keys\/after\/[0-9a-f]{64}\.json$/)
  expect(successorOf(place, Buffer.from(good.content))).toEqual({
    of,
    key,
    at: '2026-11-20T10:00:00.000Z',
    until: '2026-11-21T10:00:00.000Z',
    by: 'ann',
    content: good.content,
  })
})

/** Signed by the old key, with something else inside. */
const otherwise = (more: object, by = old, at = place) => {
  const { signature: _, ...document } = JSON.parse(good.content)
  return JSON.stringify(signed(at, { ...document, ...more }, by))
}

describe('what is none counts for nothing, and is said [OPEN-311]', () => {
  test.each<[string, string, RegExp]>([
    ['damaged', '{', /its manifest is no JSON/],
    ['unsigned', '{"schema":1}', /is not signed$/],
    ['changed', good.content.replace('ann', 'mal'), /is not as it was signed$/],
    ['signed for another place', otherwise({}, old, placeOfSuccessor(key)), /is not as it was signed$/],
    ['signed by another key', otherwise({}, other), /is signed by another key than it is about$/],
    ['without the new key', otherwise({ proof: '' }), /names a key that has not signed it$/],
    ['for a key that nobody asked', otherwise({ key: publicKeyOf(other) }), /names a key that has not signed it$/],
    ['no key', otherwise({ key: 'MCow' }), /key: no public key/],
    ['over before it begins', otherwise({ until: '2026-11-20T09:59:59.999Z' }), /ends before it begins/],
    ['longer than 30 days', otherwise({ until: '2026-12-20T10:00:00.001Z' }), /after 30 days$/],
    ['of another form', otherwise({ more: 1 }), /more/],
  ])('%s', async (_, content, why) => {
    await put(content)
    expect(await read()).toEqual({ successors: new Map(), why: expect.stringMatching(why) })
  })
})

test('a chain is read to its end, what nobody in it names is not, and who was first stays [OPEN-311]', async () => {
  await put(good.content)
  const third = signedSuccessor([next, other], times)
  await put(third.content, placeOfSuccessor(key))
  await put('{', placeOfSuccessor('a stranger'))
  const found = await read()
  expect([...found.successors.keys(), found.why]).toEqual([of, key, null])
  // A second one finds the place taken.
  expect(await put(signedSuccessor([old, other], times).content)).toBe(false)
})

test('what is gone from the store, or another one by now, stays as it was known, and is said [OPEN-312]', async () => {
  await put(good.content)
  const { successors } = await read()
  await store.remove(place)
  expect(await read(successors)).toEqual({ successors, why: `${place} is gone: the store was put back` })
  await put(signedSuccessor([old, other], times).content)
  expect((await read(successors)).successors.get(of)?.key).toBe(key)
})

test('a chain without an end is not read on for ever [OPEN-311]', async () => {
  const keys = Array.from({ length: 30 }, keyPair)
  for (const [at, one] of keys.entries()) {
    const following = keys[at + 1]
    if (following) await put(signedSuccessor([one, following], times).content, placeOfSuccessor(publicKeyOf(one)))
  }
  const first = keys[0] ? publicKeyOf(keys[0]) : ''
  expect((await readSuccessors(store, { keys: [first], most: 20 })).successors.size).toBe(21)
})
