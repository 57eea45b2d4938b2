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

test('removes drafts of dead writers and keeps those of running ones', async () => {
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

test('reports a store that cannot be written, and leaves nothing behind', async () => {
  // Like a full or read-only disk: the folder of drafts cannot be created.
  mkdirSync(path.join(folder, 'store'))
  writeFileSync(path.join(folder, 'store/.unfinished'), '')
  const store = folderStore(path.join(folder, 'store'))
  await expect(store.create('mf-a/1.0.0/a.js', bytes('a'))).rejects.toThrow('EEXIST')
  expect(await store.read('mf-a/1.0.0/a.js')).toBeNull()
})
