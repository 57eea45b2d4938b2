import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStore } from '../store/folder-store'
import { NOW, createReleaseFixture, type ReleaseFixture } from '../../testing/release-fixture'
import { readLastKeyList } from '../documents/publishers'
import { publicKeyOf } from '../documents/signatures'
import { allowKey } from './change-keys'

let fixture: ReleaseFixture
beforeEach(() => {
  fixture = createReleaseFixture()
})
afterEach(() => fixture.remove())

const keyPair = () => generateKeyPairSync('ed25519').privateKey
const root = keyPair()
const [mine, theirs, earlier] = [publicKeyOf(keyPair()), publicKeyOf(keyPair()), publicKeyOf(keyPair())]
const order = { root: () => root, roots: [], by: 'olga', now: NOW }
const wanted = (key: string) => ({ key, name: '', packages: ['mf-a'] })

test.each([
  ['in a store that has no list yet', []],
  ['after another list', [earlier]],
])('lists both keys of two concurrent changes, %s [OPEN-235]', async (_, before) => {
  const store = folderStore(fixture.store.place)
  for (const key of before) await allowKey(store, order, wanted(key))
  let isFirst = true
  const overtaken: typeof store = {
    ...store,
    list: async (folder) => {
      const found = await store.list(folder)
      if (isFirst) await allowKey(store, order, wanted(theirs))
      isFirst = false
      return found
    },
  }
  await allowKey(overtaken, order, wanted(mine))
  const { list } = await readLastKeyList(store, null)
  expect(list?.keys.map(({ key }) => key)).toEqual([...before, theirs, mine])
})
