import { previewMark, registryOf } from '@portal/federation/host'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../server/app'
import { builtRemote, builtShell, workshop, type Workshop } from '../../testing/built-package'
import { fixtureBuild } from '../../testing/fixture-build'
import { promote } from '../publish/move-pointers'
import { endPreview, LASTS_MS, preview } from '../publish/preview'
import { partRows } from '../../status-page/state'
import { openReleases, type Releases } from './releases'

const fixture = fixtureBuild()
afterAll(() => fixture.remove())

let shop: Workshop
let releases: Releases | undefined
beforeEach(async () => {
  shop = workshop()
  await shop.serve('shell', '1.0.0', builtShell('shell'))
  await shop.serve('mf-a', '1.0.0', builtRemote('mf-a', 'a 1'))
  await shop.publish('mf-a', builtRemote('mf-a', 'a 2'), { as: '1.1.0-pr.12' })
})
afterEach(() => {
  releases?.close()
  shop.remove()
})

/** Made so long ago that this is left of it. */
const make = (leftMs = LASTS_MS) =>
  preview(
    shop.store,
    { channel: 'live', by: 'ann', now: new Date(Date.now() + leftMs - LASTS_MS) },
    { name: 'mf-a', version: '1.1.0-pr.12', as: 'pr-12', users: ['u1'] },
  )

async function open() {
  releases = await openReleases(shop.store, 'live', { lookEveryMs: 10, log: () => undefined })
  const app = createApp(fixture.options(), releases)
  const ask = (path: string) => app.request(path, { headers: { host: 'localhost:8080' } })
  const registry = async () => {
    const [, json = '{}'] = /id="portal-config">(.*?)<\/script>/s.exec(await (await ask('/pets')).text()) ?? []
    return JSON.parse(json).registry
  }
  const versionOf = async (who: string) => registryOf(await registry(), who).remotes['mf-a']?.version
  return { ask, registry, versionOf }
}

test('pages have it for its users alone, without its files, which are asked for; it ends within a second [OPEN-276]', async () => {
  const { ask, registry, versionOf } = await open()
  await make()
  await expect.poll(() => versionOf('u1')).toBe('1.1.0-pr.12')
  expect(await versionOf('u2')).toBe('1.0.0')
  const { 'pr-12': sent } = (await registry()).previews
  expect(sent.users).toEqual([previewMark('pr-12', 'u1')])
  expect(sent.entry).toMatchObject({ filesLater: true, chunks: {}, integrity: {} })
  const files = await (await ask('/versions/files?mf-a=1.1.0-pr.12')).json()
  expect(JSON.stringify(files)).toContain(sent.entry.entry)
  expect(await (await ask(`/remotes/mf-a/${sent.entry.entry}`)).text()).toBe('a 2')
  await endPreview(shop.store, { channel: 'live', by: 'ann', now: new Date() }, 'mf-a', 'pr-12')
  await expect.poll(() => versionOf('u1')).toBe('1.0.0')
})

test('operators and publishers are told of it [OPEN-276]', async () => {
  await make()
  const { ask } = await open()
  const answered = async (path: string) => (await ask(path)).json()
  expect((await answered('/health')).previews).toEqual({ 'pr-12': 'mf-a 1.1.0-pr.12' })
  expect((await answered('/versions/served/mf-a')).previews).toEqual({ 'pr-12': '1.1.0-pr.12' })
  expect((await answered('/versions')).previews).toEqual({
    'pr-12': { name: 'mf-a', version: '1.1.0-pr.12', users: [previewMark('pr-12', 'u1')] },
  })
  const release = releases?.current()
  const known = { channel: 'live', moves: [], stuck: null, keys: { number: 0, why: null }, damaged: [], counted: null }
  const shares = release && partRows({ ...known, release }).map(({ version, share }) => `${version} ${share}`)
  expect(shares).toContain('1.1.0-pr.12 preview pr-12, 1 user')
})

test('one that fits no more is left out by name, and its users have what all have [OPEN-276]', async () => {
  await make()
  const { versionOf } = await open()
  await shop.publish('shell', builtShell('shell 2', { contract: '4.0' }), { as: '2.0.0' })
  await shop.publish('mf-a', builtRemote('mf-a', 'a 4', { contract: '4.0' }), { as: '2.0.0' })
  const both = ['shell', 'mf-a'].map((name) => ({ name, version: '2.0.0' }))
  await promote(shop.store, { channel: 'live', by: 'ann', now: new Date() }, both)
  await expect.poll(() => versionOf('u1')).toBe('2.0.0')
  const words = releases?.current().leftOut.map((one) => one.words)
  expect(words?.join()).toContain('its preview pr-12 is served to nobody')
})

test('one that is over by the clock is served to nobody, without a step [OPEN-276]', async () => {
  await make(1_500)
  const { versionOf } = await open()
  await expect.poll(() => versionOf('u1'), { timeout: 8_000 }).toBe('1.0.0')
  expect(releases?.current().registry.previews).toBeUndefined()
})
