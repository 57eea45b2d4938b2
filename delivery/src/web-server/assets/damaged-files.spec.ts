import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { createApp } from '../app'
import { openReleases, type Releases } from '../../releases/served/releases'
import {
  createRemoteBuild,
  createShellBuild,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { fixtureBuild } from '../../testing/fixture-build'

const built = createRemoteBuild('mf-a', 'the screens of mf-a')
const [entry = ''] = Object.keys(built.files)

let shop: ReleaseFixture
let releases: Releases
let app: Hono
let log: string[]
beforeEach(async () => {
  shop = createReleaseFixture()
  log = []
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  const from = shop.write(built)
  writeFileSync(path.join(from, `${entry}.br`), brotliCompressSync('the screens of mf-a'))
  writeFileSync(path.join(from, `${entry}.gz`), gzipSync('the screens of mf-a'))
  await shop.serve('mf-a', '1.0.0', built, { from })
  releases = await openReleases(shop.store, 'live', { log: () => undefined })
  const fixture = fixtureBuild()
  app = createApp(fixture.options(), releases, { log: (line) => log.push(line) })
  fixture.remove()
})
afterEach(() => {
  releases.close()
  shop.remove()
})

const fileOf = (name: string, version = '1.0.0') => path.join(shop.store.folderOf(`mf-a/${version}`), name)
const change = (name: string) => writeFileSync(fileOf(name), 'the screens of MF-A')
const get = (encoding = '') => app.request(`/remotes/mf-a/${entry}`, { headers: { 'accept-encoding': encoding } })
const damagedFiles = async () => (await (await app.request('/health')).json()).damaged

test('answers 503 for a changed file, logs it once and lists it under /health', async () => {
  change(entry)
  for (let times = 0; times < 3; times++) {
    const answer = await get()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await answer.text()).not.toContain('MF-A')
  }
  expect(log).toEqual([`mf-a 1.0.0 ${entry} differs from the published file. Requests for it get 503.`])
  expect(await damagedFiles()).toEqual([`mf-a 1.0.0 ${entry}`])
})

test('finds a change after the file was served, even with equal size and time', async () => {
  expect((await get()).status).toBe(200)
  const { atime, mtime } = statSync(fileOf(entry))
  change(entry)
  utimesSync(fileOf(entry), atime, mtime)
  expect((await get()).status).toBe(503)
})

test('checks compressed files too, and serves the next undamaged encoding', async () => {
  change(`${entry}.br`)
  const answer = await get('br, gzip')
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip'])
  expect(await damagedFiles()).toEqual([`mf-a 1.0.0 ${entry}.br`])
})

test('does not serve a compressed file that was not published', async () => {
  const [, screen = ''] = Object.keys(built.files)
  writeFileSync(`${fileOf(screen)}.br`, brotliCompressSync('planted'))
  const answer = await app.request(`/remotes/mf-a/${screen}`, { headers: { 'accept-encoding': 'br' } })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, 'the screens of mf-a!'])
})

test('serves the same file of another version instead', async () => {
  await shop.serve('mf-a', '1.1.0', createRemoteBuild('mf-a', 'the screens of mf-a', { title: 'Another' }))
  await expect.poll(() => releases.current().registry.remotes['mf-a']?.version).toBe('1.1.0')
  writeFileSync(fileOf(entry, '1.1.0'), 'the screens of MF-A')
  const answer = await get()
  expect([answer.status, await answer.text()]).toEqual([200, 'the screens of mf-a'])
})

test('stops listing a repaired file, even when nobody requests it again [OPEN-200]', async () => {
  const [, screen = ''] = Object.keys(built.files)
  change(entry)
  change(screen)
  await get()
  await app.request(`/remotes/mf-a/${screen}`)
  expect(await damagedFiles()).toEqual([`mf-a 1.0.0 ${entry}`, `mf-a 1.0.0 ${screen}`].toSorted())
  writeFileSync(fileOf(entry), 'the screens of mf-a')
  expect(await damagedFiles()).toEqual([`mf-a 1.0.0 ${screen}`])
  // A missing file is not repaired.
  rmSync(fileOf(screen))
  expect(await damagedFiles()).toEqual([`mf-a 1.0.0 ${screen}`])
  writeFileSync(fileOf(screen), 'the screens of mf-a!')
  expect(await damagedFiles()).toEqual([])
  expect(log).toHaveLength(2)
})
