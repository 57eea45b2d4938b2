import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { previewUser } from '../channel/previews'
import {
  createRemoteBuild,
  createShellBuild,
  NOW,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { stateOf, rollbackVersion } from '../channel/channel'
import { readMoves } from '../channel/moves'
import { findUnusedReleases } from '../gc/collect-garbage'
import { promote, removeRemote, rollback } from './move-pointers'
import { endPreview, createPreview } from './preview'

let fixture: ReleaseFixture
beforeEach(async () => {
  fixture = createReleaseFixture()
  await fixture.serve('shell', '1.0.0', createShellBuild('shell'))
  await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1'))
  await fixture.publish('mf-a', createRemoteBuild('mf-a', 'a 2'), { as: '1.1.0-pr.12' })
})
afterEach(() => fixture.remove())

const order = { channel: 'live', by: 'ann', now: NOW }
const make = (more: Partial<Parameters<typeof createPreview>[2]> = {}, now = NOW) =>
  createPreview(
    fixture.store,
    { ...order, now },
    { name: 'mf-a', version: '1.1.0-pr.12', as: 'pr-12', users: ['u1'], ...more },
  )
const state = async () => stateOf(await readMoves(fixture.store, 'live'))
const DAY_MS = 86_400_000
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

describe('a preview [OPEN-276]', () => {
  test('lasts 14 days and stores hashes of its users', async () => {
    await make()
    expect(await state()).toMatchObject({
      pointers: { 'mf-a': '1.0.0' },
      canaries: {},
      previews: {
        'pr-12': {
          name: 'mf-a',
          version: '1.1.0-pr.12',
          users: [previewUser('pr-12', 'u1')],
          until: later(14).toISOString(),
        },
      },
    })
    const moves = await readMoves(fixture.store, 'live')
    expect(JSON.stringify(moves)).not.toContain('"u1"')
  })

  test('is renewed for its users if no others are named', async () => {
    await make({ users: ['u1', 'u2'] })
    await make({ users: [] }, later(5))
    const { 'pr-12': again } = (await state()).previews ?? {}
    expect(again).toMatchObject({ until: later(19).toISOString() })
    expect(again?.users).toHaveLength(2)
  })

  test('ends by a step or with its remote, and does not follow promotions', async () => {
    await make()
    await fixture.publish('mf-a', createRemoteBuild('mf-a', 'a 3'), { as: '1.1.0' })
    await promote(fixture.store, order, [{ name: 'mf-a', version: '1.1.0' }])
    expect((await state()).previews).toHaveProperty('pr-12')
    expect(rollbackVersion(await readMoves(fixture.store, 'live'), 'mf-a')).toBe('1.0.0')
    await rollback(fixture.store, order, 'mf-a')
    expect((await state()).pointers['mf-a']).toBe('1.0.0')
    await endPreview(fixture.store, order, 'mf-a', 'pr-12')
    expect((await state()).previews).toBeUndefined()
    expect(await endPreview(fixture.store, order, 'mf-a', 'pr-12')).toBeNull()
    await make()
    await removeRemote(fixture.store, order, 'mf-a')
    expect((await state()).previews).toBeUndefined()
  })

  test('is refused if it does not fit, and blocks no promotion', async () => {
    await fixture.publish('mf-a', createRemoteBuild('mf-a', 'later', { contract: '4.0' }), { as: '2.0.0-pr.1' })
    await expect(make({ version: '2.0.0-pr.1' })).rejects.toThrow('does not fit')
    await make()
    await fixture.publish('shell', createShellBuild('shell 2', { contract: '4.0' }), { as: '2.0.0' })
    await fixture.publish('mf-a', createRemoteBuild('mf-a', 'a 4', { contract: '4.0' }), { as: '2.0.0' })
    const both = ['shell', 'mf-a'].map((name) => ({ name, version: '2.0.0' }))
    await promote(fixture.store, order, both)
    expect((await state()).pointers).toMatchObject({ shell: '2.0.0', 'mf-a': '2.0.0' })
    expect((await state()).previews).toHaveProperty('pr-12')
  })
})

describe('a preview of a remote that the channel lacks [OPEN-302]', () => {
  const first = { name: 'mf-b', version: '1.0.0-pr.1', as: 'b-pr-1' }
  beforeEach(async () => {
    await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b 1'), { as: '1.0.0-pr.1' })
  })

  test('adds no pointer, and ends like other previews', async () => {
    await make(first)
    expect((await state()).pointers).not.toHaveProperty('mf-b')
    expect((await state()).previews).toMatchObject({ 'b-pr-1': { name: 'mf-b', until: later(14).toISOString() } })
    await endPreview(fixture.store, order, 'mf-b', 'b-pr-1')
    expect((await state()).previews).toBeUndefined()
    const stored = [{ ...first, publishedAt: NOW.toISOString() }]
    const moves = await readMoves(fixture.store, 'live')
    expect(findUnusedReleases(stored, [moves], { days: 30, now: later(29) })).toHaveLength(0)
    expect(findUnusedReleases(stored, [moves], { days: 30, now: later(31) })).toHaveLength(1)
  })

  test('allows a first promotion beside it, and is no target of a rollback', async () => {
    await make(first)
    await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b 2'), { as: '1.0.0' })
    await promote(fixture.store, order, [{ name: 'mf-b', version: '1.0.0' }])
    expect((await state()).previews).toHaveProperty('b-pr-1')
    expect(rollbackVersion(await readMoves(fixture.store, 'live'), 'mf-b')).toBeNull()
  })
})

describe('gc keeps the version of a preview until 30 days after its end [OPEN-276]', () => {
  const stored = [{ name: 'mf-a', version: '1.1.0-pr.12', publishedAt: NOW.toISOString() }]
  const isDropped = async (days: number) => {
    const moves = await readMoves(fixture.store, 'live')
    return findUnusedReleases(stored, [moves], { days: 30, now: later(days) }).length > 0
  }
  test('keeps an old version until the end of its preview', async () => {
    await make({}, later(60))
    expect(await isDropped(70)).toBe(false)
  })
})

describe('refuses [OPEN-276]', () => {
  test.each([
    ['the shell', { name: 'shell', version: '1.0.0' }, 'The shell cannot have a preview.'],
    ['a version that is not published', { version: '9.0.0' }, 'mf-a 9.0.0 is not published.'],
    ['an invalid name', { as: 'PR 12' }, 'is not a valid preview name'],
    ['no users', { users: [] }, 'The preview pr-12 has no users.'],
    ['too many users', { users: Array.from({ length: 51 }, (_, at) => `u${at}`) }, 'has too many users'],
  ])('%s', async (_what, more, message) => {
    await expect(make(more)).rejects.toThrow(message)
    expect((await state()).previews).toBeUndefined()
  })

  test("the name of another remote's preview, and a fourth preview of a remote", async () => {
    await fixture.serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b'))
    await make()
    await expect(make({ name: 'mf-b', version: '1.0.0' })).rejects.toThrow('The preview pr-12 belongs to mf-a.')
    await expect(endPreview(fixture.store, order, 'mf-b', 'pr-12')).rejects.toThrow('belongs to mf-a')
    for (const as of ['pr-13', 'pr-14']) await make({ as })
    await expect(make({ as: 'one-more' })).rejects.toThrow('The channel has too many previews.')
    await make({ as: 'pr-14', users: ['u2'] })
    await make({ name: 'mf-b', version: '1.0.0', as: 'b-pr-1' })
    await make({ as: 'one-more' }, later(15))
    expect(Object.keys((await state()).previews ?? {})).toContain('one-more')
  })
})
