import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  createServingFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { createFollowers, servedVersions, type FollowerGroup } from '../../testing/followers'
import { promote } from '../publish/move-pointers'

let fixture: ReleaseFixture
let servers: FollowerGroup
let log: FollowerGroup['log']
beforeEach(async () => {
  fixture = await createServingFixture()
  servers = createFollowers()
  ;({ log } = servers)
})
afterEach(() => {
  servers.close()
  fixture.remove()
})

const open = () => servers.open(fixture.store)
const damage = (key: string, text: string) => writeFileSync(path.join(fixture.root, 'store', key), text)

describe('served versions stay the same', () => {
  test('if the next step is unreadable, with one log line', async () => {
    const server = await open()
    damage('channels/live/00000004.json', '{"half')
    await expect.poll(() => log).toEqual([expect.stringContaining('The served versions stay the same')])
    expect(servedVersions(server)).toEqual(['1.0.0', 'mf-a 1.0.0', 'mf-b 1.0.0'])
  })

  test('if the shell of the next step is damaged', async () => {
    const server = await open()
    await fixture.publish('shell', createShellBuild('shell 2'), { as: '1.1.0' })
    await promote(fixture.store, { channel: 'live', by: 'ann', now: NOW }, [{ name: 'shell', version: '1.1.0' }])
    damage('shell/1.1.0/release-manifest.json', '')
    await expect.poll(() => log.length).toBe(1)
    expect(servedVersions(server)[0]).toMatch(/^1\.[01]\.0$/)
  })

  test('while the store is missing, and change after its return', async () => {
    const server = await open()
    renameSync(fixture.store.place, `${fixture.store.place}-away`)
    await expect.poll(() => log).toEqual([expect.stringContaining('The served versions stay the same')])
    expect(servedVersions(server)).toEqual(['1.0.0', 'mf-a 1.0.0', 'mf-b 1.0.0'])
    renameSync(`${fixture.store.place}-away`, fixture.store.place)
    await fixture.serve('mf-b', '1.1.0', createRemoteBuild('mf-b', 'b 2'))
    await expect.poll(() => servedVersions(server)).toEqual(['1.0.0', 'mf-a 1.0.0', 'mf-b 1.1.0'])
  })
})

test.each<[string, () => void]>([
  ['the store is missing', () => rmSync(fixture.store.place, { recursive: true })],
  ['the channel has no shell', () => rmSync(path.join(fixture.store.place, 'channels'), { recursive: true })],
  ['the shell is damaged', () => damage('shell/1.0.0/release-manifest.json', '{')],
])('refuses to start when %s, and names its settings', async (_, break_) => {
  break_()
  await expect(open()).rejects.toThrow(/RELEASE_CHANNEL.*RELEASE_STORE/)
})
