import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publicKeyOf } from '../documents/signatures'
import { signedStore } from '../documents/signed-store'
import { withLeases } from '../gc/leases'
import { folderStore } from '../store/folder-store'
import { createRemoteBuild, NOW, createReleaseFixture, type ReleaseFixture } from '../../testing/release-fixture'
import { publish } from './publish'

const keyPair = () => generateKeyPairSync('ed25519').privateKey
const [owner, thief] = [keyPair(), keyPair()]
const publishers = { 'mf-a': [publicKeyOf(owner)] }

let fixture: ReleaseFixture
beforeEach(async () => {
  fixture = createReleaseFixture()
  await publishBy(thief, 'planted', { publishers: null })
})
afterEach(() => fixture.remove())

function publishBy(key: KeyObject, text: string, more: object = {}) {
  const ring = { signer: () => key, publishers, hasStoredKeyList: true, ...more }
  const from = fixture.write(createRemoteBuild('mf-a', text))
  const order = { name: 'mf-a', as: '1.0.0', from, channel: 'live', by: 'ann', now: NOW }
  return publish(signedStore(folderStore(fixture.store.place), ring), order)
}
const there = () => fixture.store.list('mf-a/1.0.0')
const filesOf = (text: string) =>
  [...Object.keys(createRemoteBuild('mf-a', text).files), 'release-manifest.json'].toSorted()

test('frees a version that a key without rights published, and deletes its files [OPEN-237]', async () => {
  expect((await publishBy(owner, 'good')).wasThere).toBe(false)
  expect(await there()).toEqual(filesOf('good'))
  expect((await publishBy(owner, 'good')).wasThere).toBe(true)
  await expect(publishBy(owner, 'other')).rejects.toThrow('is published already, with other content')
})

test('keeps that version for an unlisted key and with a key list in a file [OPEN-237]', async () => {
  await expect(publishBy(thief, 'again')).rejects.toThrow('Your key may not publish or promote mf-a')
  await expect(publishBy(owner, 'good', { hasStoredKeyList: false })).rejects.toThrow(
    'signed by a key that may not publish',
  )
  expect(await there()).toEqual(filesOf('planted'))
})

test('keeps a release with an invalid signature, which the owner may have published [OPEN-237]', async () => {
  const file = path.join(fixture.store.place, 'mf-a/1.0.0/release-manifest.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"ann"', '"bob"'))
  await expect(publishBy(owner, 'good')).rejects.toThrow('has an invalid signature')
  expect(await there()).toEqual(filesOf('planted'))
})

test('keeps a version in use, and says so [OPEN-237]', async () => {
  const store = folderStore(fixture.store.place)
  await withLeases(store, [{ name: 'mf-a', version: '1.0.0' }], async () => {
    await expect(publishBy(owner, 'good')).rejects.toThrow('is in use at this moment')
  })
  expect(await there()).toEqual(filesOf('planted'))
  await publishBy(owner, 'good')
})
