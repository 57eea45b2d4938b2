import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../web-server/app'
import { folderStore } from '../store/folder-store'
import type { ReleaseStore } from '../store/store'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { fixtureBuild } from '../../testing/fixture-build'
import { createFollowers, type FollowerGroup } from '../../testing/followers'
import { createKey, readKey, publicKeyOf } from './signatures'
import { promote } from '../publish/move-pointers'
import { publish } from '../publish/publish'
import type { Publishers } from './publishers'
import type { Releases } from '../served/releases'
import { openLastStep } from '../served/last-step'
import { signedStore } from './signed-store'

const keyPair = () => generateKeyPairSync('ed25519').privateKey
const [central, teamA, teamB, stranger] = [keyPair(), keyPair(), keyPair(), keyPair()]

const build = fixtureBuild()
const options = build.options()
afterAll(() => build.remove())

let fixture: ReleaseFixture
let servers: FollowerGroup
let log: FollowerGroup['log']
let publishers: Publishers
beforeEach(async () => {
  fixture = createReleaseFixture()
  servers = createFollowers()
  ;({ log } = servers)
  publishers = { '*': [publicKeyOf(central)], 'mf-a': [publicKeyOf(teamA)], 'mf-b': [publicKeyOf(teamB)] }
  await serve(central, 'shell', '1.0.0')
  await serve(teamA, 'mf-a', '1.0.0')
  await serve(teamB, 'mf-b', '1.0.0')
})
afterEach(() => {
  servers.close()
  fixture.remove()
})

/** The store of a writer who skips the check of rights. */
function storeOf(key: KeyObject): ReleaseStore {
  const [bare, signer] = [folderStore(fixture.store.place), () => key]
  const { create, checkRights } = signedStore(bare, { signer, publishers: null })
  return { ...signedStore(bare, { signer, publishers }), create, checkRights }
}
const order = { channel: 'live', by: 'ann', now: NOW, allowsOlder: true }
const move = (key: KeyObject, name: string, version: string) => promote(storeOf(key), order, [{ name, version }])

async function publishBy(key: KeyObject, name: string, version: string): Promise<void> {
  const text = `${name} ${version}`
  const from = fixture.write(name === 'shell' ? createShellBuild(text) : createRemoteBuild(name, text))
  await publish(storeOf(key), { name, from, as: version, channel: 'live', by: 'ann', now: NOW })
}

async function serve(key: KeyObject, name: string, version: string): Promise<void> {
  await publishBy(key, name, version)
  await move(key, name, version)
}

const open = (seen?: ReturnType<typeof openLastStep>) =>
  servers.open(signedStore(folderStore(fixture.store.place), { publishers }), seen)
const served = (releases: Releases) =>
  Object.values(releases.current().registry.remotes).map(({ name, version }) => `${name} ${version}`)
const inStore = (...parts: string[]) => path.join(fixture.store.place, ...parts)
const DOCUMENT = 'release-manifest.json'

test('lets a team publish its own packages, and a key for `*` all packages', async () => {
  const server = await open()
  await serve(teamA, 'mf-a', '1.1.0')
  await serve(central, 'mf-b', '1.1.0')
  await expect.poll(() => served(server)).toEqual(['mf-a 1.1.0', 'mf-b 1.1.0'])
  expect(log).toEqual([])
})

test("refuses a key without rights before it publishes or promotes another team's package", async () => {
  await publishBy(teamA, 'mf-a', '1.1.0')
  const own = signedStore(folderStore(fixture.store.place), { signer: () => teamB, publishers })
  const from = fixture.write(createRemoteBuild('mf-a', 'planted'))
  const planted = { name: 'mf-a', from, as: '1.2.0', channel: 'live', by: 'bob', now: NOW }
  await expect(publish(own, planted)).rejects.toThrow('Your key may not publish or promote mf-a')
  await expect(promote(own, order, [{ name: 'mf-a', version: '1.1.0' }])).rejects.toThrow('Your key may not')
  expect(await own.list('mf-a')).toEqual(['1.0.0', '1.1.0'])
  expect(served(await open())).toEqual(['mf-a 1.0.0', 'mf-b 1.0.0'])
})

describe('running and starting servers keep the last valid version', () => {
  /** What a running and a newly started server serve, and their logs. */
  const outcome = async () => {
    const [running] = servers.opened
    await expect.poll(() => log.length).toBe(1)
    const started = await open()
    return { servers: [running, started].map((server) => server && served(server)), log, started }
  }
  const stays = (reason: RegExp) => {
    const lines = [expect.stringMatching(reason), expect.stringMatching(reason)]
    const both = ['mf-a 1.0.0', 'mf-b 1.0.0']
    return expect.objectContaining({ servers: [both, both], log: lines })
  }
  beforeEach(async () => {
    await publishBy(teamA, 'mf-a', '1.1.0')
    await open()
  })

  test("of a release that another team's key signed", async () => {
    await publishBy(teamB, 'mf-a', '1.2.0')
    await move(teamA, 'mf-a', '1.2.0').catch(() => undefined)
    const step = { schema: 2, number: 4, at: NOW.toISOString(), by: 'ann', kind: 'promote' }
    const changes = [{ name: 'mf-a', from: '1.0.0', to: '1.2.0' }]
    await storeOf(teamA).create('channels/live/00000004.json', Buffer.from(JSON.stringify({ ...step, changes })))
    expect(await outcome()).toEqual(
      stays(/mf-a 1\.2\.0 .* signed by a key that may not publish mf-a; 1\.0\.0 is served/),
    )
  })

  test.each<[string, KeyObject]>([
    ["another team's key", teamB],
    ['a key that nobody knows', stranger],
  ])('of a step by %s, also after the next valid step', async (_, key) => {
    await move(key, 'mf-a', '1.1.0')
    const found = await outcome()
    expect(found).toEqual(
      stays(/^The served versions stay the same: step 4 of live: .* signed by a key that may not publish mf-a$/),
    )
    const health = await (await createApp(options, found.started).request('/health')).json()
    expect(health.refused).toHaveLength(1)
    await serve(teamB, 'mf-b', '1.1.0')
    await expect.poll(() => served(found.started)).toEqual(['mf-a 1.0.0', 'mf-b 1.1.0'])
  })

  test('of an unsigned step', async () => {
    const step = { schema: 2, number: 4, at: NOW.toISOString(), by: 'ann', kind: 'promote', changes: [] }
    writeFileSync(inStore('channels/live/00000004.json'), JSON.stringify(step))
    expect(await outcome()).toEqual(stays(/00000004\.json is not signed$/))
  })

  test('of a step copied from another channel or number', async () => {
    await promote(storeOf(teamA), { ...order, channel: 'preview' }, [{ name: 'mf-a', version: '1.1.0' }])
    cpSync(inStore('channels/preview/00000001.json'), inStore('channels/live/00000004.json'))
    expect(await outcome()).toEqual(stays(/00000004\.json has an invalid signature$/))
  })

  test('of a document that was changed or copied from another version', async () => {
    cpSync(inStore('mf-a/1.0.0', DOCUMENT), inStore('mf-a/1.1.0', DOCUMENT))
    await move(teamA, 'mf-a', '1.1.0').catch(() => undefined)
    await expect(storeOf(teamA).read(`mf-a/1.1.0/${DOCUMENT}`)).rejects.toThrow('has an invalid signature')
    const file = inStore('mf-b/1.0.0', DOCUMENT)
    writeFileSync(file, readFileSync(file, 'utf8').replace('"by": "ann"', '"by": "bob"'))
    await expect(storeOf(teamB).read(`mf-b/1.0.0/${DOCUMENT}`)).rejects.toThrow('has an invalid signature')
  })
})

describe('a store restored to an earlier state', () => {
  test('does not change a running server', async () => {
    const server = await open()
    await serve(teamA, 'mf-a', '1.1.0')
    await expect.poll(() => served(server)).toEqual(['mf-a 1.1.0', 'mf-b 1.0.0'])
    rmSync(inStore('channels/live/00000004.json'))
    await expect
      .poll(() => log)
      .toEqual([
        expect.stringMatching(/^The served versions stay the same: .* last step is 3, but this server has read 4/),
      ])
    expect(served(server)).toEqual(['mf-a 1.1.0', 'mf-b 1.0.0'])
  })

  test('stops a starting server, which names the setting, until later steps exist', async () => {
    const file = path.join(fixture.root, 'seen')
    await serve(teamA, 'mf-a', '1.1.0')
    await open(openLastStep(file))
    rmSync(inStore('channels/live/00000004.json'))
    await expect(open(openLastStep(file))).rejects.toThrow(
      /last step is 3, but step 4 was already served.*RELEASE_SEEN/,
    )
    await move(teamA, 'mf-a', '1.1.0')
    expect(served(await open(openLastStep(file)))).toEqual(['mf-a 1.1.0', 'mf-b 1.0.0'])
  })
})

test('refuses a signed step that replaces the last known step [OPEN-335]', async () => {
  const file = path.join(fixture.root, 'seen')
  await publishBy(teamA, 'mf-a', '1.2.0')
  await serve(teamA, 'mf-a', '1.1.0')
  await open(openLastStep(file))
  rmSync(inStore('channels/live/00000004.json'))
  await move(teamA, 'mf-a', '1.2.0')
  await expect(open(openLastStep(file))).rejects.toThrow(/step 4 differs from the step served before.*RELEASE_SEEN/)
})

test('creates a key once, readable by its user only', () => {
  const file = path.join(fixture.root, 'keys/mine.pem')
  expect(() => readKey(file)).toThrow('The signing key cannot be read')
  const made = createKey(file)
  expect([made.wasThere, statSync(file).mode & 0o777]).toEqual([false, 0o600])
  expect(createKey(file)).toEqual({ publicKey: made.publicKey, wasThere: true })
  expect(publicKeyOf(readKey(file))).toBe(made.publicKey)
})
