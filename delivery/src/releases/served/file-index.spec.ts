import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReleaseStore } from '../store/store'
import { createRemoteBuild, createReleaseFixture, type ReleaseFixture } from '../../testing/release-fixture'
import { openFileIndex } from './file-index'

let fixture: ReleaseFixture
let lists: string[]
let watched: ReleaseStore
beforeEach(() => {
  fixture = createReleaseFixture()
  lists = []
  watched = { ...fixture.store, list: (key) => (lists.push(key), fixture.store.list(key)) }
})
afterEach(() => fixture.remove())

const publish = (version: string) => fixture.publish('mf-a', createRemoteBuild('mf-a', version), { as: version })
const entryOf = (version: string) => Object.keys(createRemoteBuild('mf-a', version).files)[0] ?? ''

test('reads the store once for concurrent requests of an unknown file, then waits', async () => {
  await publish('1.0.0')
  const files = openFileIndex(watched)
  await files.readPackage('mf-a')
  lists.splice(0)
  const names = [...Array(50).keys()].map((index) => `main.${String(index).padStart(8, '0')}.js`)
  for (const name of ['mf-a', 'mf-none']) await Promise.all(names.map((file) => files.placesOf(name, file)))
  expect(lists).toEqual(['', 'mf-a', ''])
  lists.splice(0)
  for (const name of ['none.js', '__proto__', 'release-manifest.json']) await files.placesOf('mf-a', name)
  expect(lists).toEqual([])
})

test('finds a new version, forgets a removed one, and accepts its version again with other files', async () => {
  await publish('1.0.0')
  const files = openFileIndex(watched)
  const releases = async (version: string) =>
    (await files.placesOf('mf-a', entryOf(version))).map(({ release }) => release)
  expect(await releases('1.0.0')).toEqual(['mf-a 1.0.0'])
  await publish('1.1.0')
  expect(await releases('1.1.0')).toEqual(['mf-a 1.1.0'])
  await fixture.store.remove('mf-a/1.0.0')
  await files.readPackage('mf-a')
  expect(await releases('1.0.0')).toEqual([])
  await fixture.publish('mf-a', createRemoteBuild('mf-a', 'another'), { as: '1.0.0' })
  await files.readPackage('mf-a')
  expect(await releases('another')).toEqual(['mf-a 1.0.0'])
})
