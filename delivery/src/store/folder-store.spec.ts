import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStore } from './folder-store'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (text: string) => Buffer.from(text)

test('a document is written once: of twenty writers one wins, and its bytes stay', async () => {
  const store = folderStore(folder)
  const writers = [...Array(20).keys()].map((index) => store.create('mf-a/1.0.0/a.js', bytes(`${index}`.repeat(5000))))
  const won = (await Promise.all(writers)).map((isMine, index) => (isMine ? index : -1)).filter((index) => index >= 0)
  expect(won).toHaveLength(1)
  expect(String(await store.read('mf-a/1.0.0/a.js'))).toBe(`${won[0]}`.repeat(5000))
  expect(readdirSync(path.join(folder, '.unfinished'))).toEqual([])
})

test('lists what is one level below, without what is unfinished; what is not there is empty', async () => {
  const store = folderStore(folder)
  await store.create('mf-a/1.0.0/a.js', bytes('a'))
  await store.create('mf-a/1.0.1/a.js', bytes('a'))
  expect(await store.list('')).toEqual(['mf-a'])
  expect(await store.list('mf-a')).toEqual(['1.0.0', '1.0.1'])
  expect([await store.list('mf-b'), await store.read('mf-b/1.0.0/a.js')]).toEqual([[], null])
})

test('a document that is larger than its reader takes is not read', async () => {
  const store = folderStore(folder)
  await store.create('mf-a/1.0.0/a.js', bytes('twelve bytes'))
  await expect(store.read('mf-a/1.0.0/a.js', 11)).rejects.toThrow('it has 12 bytes')
  expect(await store.read('mf-a/1.0.0/a.js', 12)).toEqual(bytes('twelve bytes'))
})

test('removes all that is below a key and nothing beside it', async () => {
  const store = folderStore(folder)
  for (const key of ['mf-a/1.0.0/sub/a.js', 'mf-a/1.0.0/first.json', 'mf-a/1.0.1/a.js'])
    await store.create(key, bytes('a'))
  await store.remove('mf-a/1.0.0', 'first.json')
  expect(await store.list('mf-a')).toEqual(['1.0.1'])
})

test('what a writer that was killed has left goes, what another is writing stays', async () => {
  const store = folderStore(folder)
  await store.create('mf-a/1.0.0/a.js', bytes('a'))
  const half = (name: string, time: string) => {
    writeFileSync(path.join(folder, '.unfinished', name), 'half')
    utimesSync(path.join(folder, '.unfinished', name), new Date(time), new Date(time))
  }
  half('old', '2026-11-18T10:00:00Z')
  half('new', '2026-11-20T09:00:00Z')
  await store.sweep(new Date('2026-11-19T10:00:00Z'))
  expect(readdirSync(path.join(folder, '.unfinished'))).toEqual(['new'])
  expect(await store.read('mf-a/1.0.0/a.js')).toEqual(bytes('a'))
})

test.each(['../a.js', 'mf-a/../../a.js', '/etc/passwd', 'mf-a//a.js', '.unfinished/a', 'mf-a/a\0.js', 'mf-a/a\\b'])(
  'a key that leads elsewhere is refused: %s',
  async (key) => {
    await expect(async () => folderStore(folder).create(key, bytes('a'))).rejects.toThrow('No key of a release store')
  },
)

test('a store that cannot be written to says so and leaves nothing', async () => {
  // As a full or read-only disk does: the folder for what is unfinished cannot be made.
  mkdirSync(path.join(folder, 'store'))
  writeFileSync(path.join(folder, 'store/.unfinished'), '')
  const store = folderStore(path.join(folder, 'store'))
  await expect(store.create('mf-a/1.0.0/a.js', bytes('a'))).rejects.toThrow('EEXIST')
  expect(await store.read('mf-a/1.0.0/a.js')).toBeNull()
})
