import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStore } from '../../store/folder-store'
import type { ReleaseStore } from '../../store/store'
import { NOW, workshop, type Workshop } from '../../testing/built-package'
import { publicKeyOf } from '../documents/signatures'
import { placeOfSuccessor, signedSuccessor } from '../documents/successors'
import { followSuccessors } from './followed-successors'

const keyPair = () => generateKeyPairSync('ed25519').privateKey
const [a, b, c, d] = [keyPair(), keyPair(), keyPair(), keyPair()]
const [keyOfA, keyOfC] = [publicKeyOf(a), publicKeyOf(c)]

let shop: Workshop
let store: ReleaseStore
beforeEach(() => {
  shop = workshop()
  store = folderStore(shop.store.place)
})
afterEach(() => shop.remove())

/** Puts it into the store that one key follows another. */
const follows = async (of: typeof a, next: typeof a) =>
  store.create(
    placeOfSuccessor(publicKeyOf(of)),
    Buffer.from(signedSuccessor([of, next], { at: NOW, until: NOW, by: 'ann' }).content),
  )
const known = (followed: ReturnType<typeof followSuccessors>) => [...followed.now().keys()]

test('what was named since is taken up, and never forgotten [OPEN-311, OPEN-312]', async () => {
  const followed = followSuccessors(store)
  expect([await followed.look([keyOfA]), known(followed)]).toEqual([null, []])
  await follows(a, b)
  expect([await followed.look([keyOfA]), known(followed)]).toEqual([null, [keyOfA]])
  await store.remove('keys/after')
  expect(await followed.look([keyOfA])).toMatch(/is gone: the store was put back$/)
  expect(known(followed)).toEqual([keyOfA])
  // Of a list without that key nothing is in the way.
  expect([await followed.look([keyOfC]), known(followed)]).toEqual([null, [keyOfA]])
})

test('of two servers with one file all that either has met is kept [OPEN-312]', async () => {
  const file = path.join(shop.root, 'seen.keys.after')
  const [one, other] = [followSuccessors(store, file), followSuccessors(store, file)]
  await follows(a, b)
  await one.look([keyOfA])
  await follows(c, d)
  await other.look([keyOfC])
  expect(known(followSuccessors(store, file)).toSorted()).toEqual([keyOfA, keyOfC].toSorted())
})

test.each([
  ['nothing of it', () => 'nothing of it'],
  ['another key in it', (text: string) => text.replaceAll(publicKeyOf(b), publicKeyOf(d))],
])('a file with %s is none [OPEN-312]', async (_, spoilt) => {
  const file = path.join(shop.root, 'seen.keys.after')
  await follows(a, b)
  await followSuccessors(store, file).look([keyOfA])
  writeFileSync(file, spoilt(readFileSync(file, 'utf8')))
  expect(known(followSuccessors(store, file))).toEqual([])
})
