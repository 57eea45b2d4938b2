import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { promoteCanary } from '../releases/publish/canary'
import { stateOf, type Move } from '../releases/channel/channel'
import { promote } from '../releases/publish/move-pointers'
import { readMoves, writeMove } from '../releases/channel/moves'
import { readPublishers } from '../releases/documents/publishers'
import { publicKeyOf } from '../releases/documents/signatures'
import { signedStore } from '../releases/documents/signed-store'
import { folderStore } from '../releases/store/folder-store'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture'
import type { PartMetrics, AutoRollback } from './operator-api'
import { createRound } from './round'

const MINUTE = 60_000
const owner = { team: 'Pets', email: 'pets@teams.portal.test' }
const order = { channel: 'live', by: 'ann', now: NOW }
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

let shop: ReleaseFixture
let requests: Date[]
let rows: PartMetrics
let notices: { notice: AutoRollback; key: string }[]
let isMailDown: boolean
let log: string[]
beforeEach(async () => {
  shop = createReleaseFixture()
  ;[requests, rows, notices, isMailDown, log] = [[], [], [], false, []]
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  await shop.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1', { owner }))
  await shop.publish('mf-a', createRemoteBuild('mf-a', 'a 2', { owner }), { as: '1.1.0' })
})
afterEach(() => shop.remove())

const canary = (percent: number, now = NOW) =>
  promoteCanary(shop.store, { ...order, now, percent }, { name: 'mf-a', version: '1.1.0' })
const moves = () => readMoves(shop.store, 'live')
const row = (version: string, loads: number, faulty: number) => ({
  remote: 'mf-a',
  version,
  loads,
  faulty,
  failed: faulty,
  render: 0,
  api: 0,
  timed: loads,
  p75_ms: 1000,
})

/** A store with a guard's key, which may only roll back. Without `asksFirst` it writes unchecked, as a thief would. */
function guardsStore({ asksFirst = true } = {}) {
  const { privateKey } = generateKeyPairSync('ed25519')
  const publishers = { ...readPublishers(shop.keys), guard: [publicKeyOf(privateKey)] }
  const keys = path.join(shop.root, 'with-guard.json')
  writeFileSync(keys, JSON.stringify(publishers))
  const bare = folderStore(path.join(shop.root, 'store'))
  const signer = () => privateKey
  const store = signedStore(bare, { signer, publishers: readPublishers(keys) })
  const { create, checkRights } = signedStore(bare, { signer, publishers: null })
  return asksFirst ? store : { ...store, create, checkRights }
}

function guard(store = guardsStore()) {
  const api = {
    countsSince: async (since: Date) => {
      requests.push(since)
      return rows
    },
    notify: async (notice: AutoRollback, key: string) => {
      if (isMailDown) throw new Error('the API answers 503')
      notices.push({ notice, key })
    },
  }
  return createRound({ store, channel: 'live', api, log: (line) => log.push(line) })
}

test('rolls back a failing canary with counts of both versions in the history, and notifies its owner once', async () => {
  await canary(10)
  const store = guardsStore()
  const round = guard(store)
  rows = [row('1.0.0', 2000, 10), row('1.1.0', 20, 1)]
  expect(await round(later(1))).toMatchObject([{ verdict: 'too few', loads: 20, percent: 10 }])
  rows = [row('1.0.0', 2000, 10), row('1.1.0', 240, 12)]
  expect(await round(later(2))).toMatchObject([{ name: 'mf-a', version: '1.1.0', verdict: 'errors', loads: 240 }])
  expect(await round(later(3))).toEqual([])
  const last = (await readMoves(store, 'live')).at(-1)
  const figures = { canary: { loads: 240, share: 5, p75_ms: 1000 }, stable: { loads: 2000, share: 0.5, p75_ms: 1000 } }
  expect(last).toMatchObject({
    by: 'guard',
    kind: 'withdraw',
    at: later(2).toISOString(),
    changes: [{ name: 'mf-a', from: '1.1.0', to: '1.0.0' }],
    reason: { why: 'errors', ...figures },
  })
  expect(last?.canaries).toEqual({})
  expect(notices).toEqual([
    {
      key: 'live-4-auto-rollback',
      notice: {
        channel: 'live',
        step: 4,
        remote: 'mf-a',
        version: '1.1.0',
        back_to: '1.0.0',
        percent: 10,
        owner,
        why: 'errors',
        ...figures,
      },
    },
  ])
  expect(log).toEqual(["mf-a 1.1.0 was rolled back: 5 % of 240 loads failed, 0.5 % of the stable version's."])
})

test('judges a promotion for a day against its predecessor, and rolls it back', async () => {
  await promote(shop.store, order, [{ name: 'mf-a', version: '1.1.0' }])
  const store = guardsStore()
  const round = guard(store)
  const now = async () => stateOf(await readMoves(store, 'live')).pointers['mf-a']
  rows = [row('1.0.0', 2000, 0), row('1.1.0', 30, 3)]
  expect(await round(later(24 * 60))).toEqual([])
  expect(await now()).toBe('1.1.0')
  expect(await round(later(24 * 60 - 1))).toMatchObject([{ version: '1.1.0', percent: 100, verdict: 'errors' }])
  expect(requests).toEqual([NOW, later(-7 * 24 * 60)])
  expect([await now(), notices.map(({ notice }) => notice.percent)]).toEqual(['1.0.0', [100]])
  expect(await round(later(60))).toEqual([])
})

test('notes once for each percentage that a canary is well, and counts from its first users', async () => {
  await canary(10)
  await canary(50, later(60))
  rows = [row('1.0.0', 2000, 10), row('1.1.0', 1000, 5)]
  const store = guardsStore()
  const round = guard(store)
  expect(await round(later(90))).toMatchObject([{ verdict: 'well', percent: 50 }])
  await round(later(91))
  expect(requests).toEqual([NOW, NOW])
  const held = (await readMoves(store, 'live')).filter(({ kind }) => kind === 'confirm')
  expect(held).toMatchObject([{ by: 'guard', changes: [{ name: 'mf-a', from: '1.1.0', to: '1.1.0' }] }])
  expect(stateOf(await moves()).canaries).toHaveProperty('mf-a')
})

test('judges a canary whose publisher has a clock a day ahead', async () => {
  await canary(10, later(24 * 60))
  const round = guard()
  await round(NOW)
  await round(later(1))
  expect(requests).toEqual([NOW, NOW])
})

test('rolls back at once and repeats a failed notice, also after a restart', async () => {
  await canary(10)
  rows = [row('1.1.0', 300, 300)]
  isMailDown = true
  await expect(guard()(later(1))).rejects.toThrow('503')
  const store = guardsStore()
  const back = async () => stateOf(await readMoves(store, 'live')).canaries
  // The new key does not count the old guard's step as its own.
  expect(await back()).toHaveProperty('mf-a')
  const round = guard(store)
  await expect(round(later(2))).rejects.toThrow('503')
  expect(await back()).toEqual({})
  isMailDown = false
  await guard(store)(later(3))
  await guard(store)(later(4))
  expect(notices.map(({ key }) => key)).toEqual(['live-5-auto-rollback', 'live-5-auto-rollback'])
})

describe("a guard's key", () => {
  test('may not promote a version', async () => {
    await shop.publish('mf-a', createRemoteBuild('mf-a', 'a 3'), { as: '1.3.0' })
    const versions = [{ name: 'mf-a', version: '1.3.0' }]
    await expect(promote(guardsStore(), order, versions)).rejects.toThrow('Your key may not publish or promote mf-a')
    const store = guardsStore({ asksFirst: false })
    await promote(store, { ...order, by: 'guard' }, versions)
    const last = (await readMoves(store, 'live')).at(-1)
    expect(last?.refused).toMatch(/may not publish mf-a/)
    expect(last?.pointers['mf-a']).toBe('1.0.0')
  })

  test('may not promote a version by a false rollback', async () => {
    await canary(10)
    const store = guardsStore()
    const before = await readMoves(store, 'live')
    const changes = [{ name: 'mf-a', from: '1.0.0', to: '0.1.0' }]
    const forged: Move = {
      ...stateOf(before),
      number: 4,
      at: NOW.toISOString(),
      by: 'guard',
      kind: 'withdraw',
      changes,
    }
    await writeMove(store, 'live', forged)
    const { pointers, canaries } = stateOf(await readMoves(store, 'live'))
    expect([pointers['mf-a'], canaries]).toEqual(['1.0.0', {}])
  })
})
