import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ReleaseStore } from '../store/store'
import { createRemoteBuild, createReleaseFixture, type ReleaseFixture } from '../../testing/release-fixture'
import { createDyingStore, runInterrupted } from '../../testing/interrupted-store'
import { pointersOf } from '../channel/channel'
import { collectGarbage } from './collect-garbage'
import { promote, rollback } from '../publish/move-pointers'
import { readMoves } from '../channel/moves'
import { publish } from '../publish/publish'
import { Refusal } from '../documents/refusal'
import { readRelease } from '../documents/stored-release'

let fixture: ReleaseFixture
beforeEach(() => {
  fixture = createReleaseFixture()
})
afterEach(() => fixture.remove())

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12))
const order = { channel: 'live', by: 'ann', now: day(90), allowsOlder: true }
const mfA = [{ name: 'mf-a', version: '1.0.0' }]
const gc = (store: ReleaseStore = fixture.store) => collectGarbage(store, { days: 30, now: day(90), isDryRun: false })

/** Is the release published with all its files? */
async function isWhole(version: string): Promise<boolean> {
  const release = await readRelease(fixture.store, 'mf-a', version)
  const there = await fixture.store.list(`mf-a/${version}`)
  return release !== null && Object.keys(release.files).every((file) => there.includes(file))
}
const pointed = async () => pointersOf(await readMoves(fixture.store, 'live'))['mf-a']

/** Backdates all files of the store. */
function age(days: number): void {
  const then = new Date(Date.now() - days * 86_400_000)
  const { place } = fixture.store
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) utimesSync(path.join(parentPath, name), then, then)
}

interface Interruption {
  readonly prepare: () => Promise<unknown>
  readonly job: (store: ReleaseStore) => Promise<unknown>
  readonly other: () => Promise<unknown>
  /** Is the store right after these results or errors of both jobs? */
  readonly isRight: (job: unknown, other: unknown) => Promise<boolean>
}

/**
 * For each call of the store in `job`: runs `job` in a new store, with `other` before that call. Returns
 * the number of calls, and the calls at which the outcome was wrong.
 */
async function atEachCall({ prepare, job, other, isRight }: Interruption) {
  const wrong: number[] = []
  for (let at = 1; ; at++) {
    await prepare()
    const outcomes: unknown[] = [null, null]
    const calls = await runInterrupted(
      fixture.store,
      at,
      async (store) => (outcomes[0] = await settled(job(store))),
      async () => (outcomes[1] = await settled(other())),
    )
    if (calls < at) return { calls, wrong }
    if (!(await isRight(outcomes[0], outcomes[1]))) wrong.push(at)
    fixture.remove()
    fixture = createReleaseFixture()
  }
}

const settled = (answer: Promise<unknown>) => answer.catch((error: unknown) => error)
const rightAtAll = (atLeast: number) => ({ calls: expect.toSatisfy((calls: number) => calls >= atLeast), wrong: [] })

describe('no pointer leads to a removed version', () => {
  const prepare = () => fixture.publish('mf-a', createRemoteBuild('mf-a', 'a'), { as: '1.0.0', now: day(1) })
  const promoted = (store: ReleaseStore = fixture.store) => promote(store, order, mfA)
  /** The version is live and complete, or the promotion was refused. */
  const isTrue = async (moved: unknown) =>
    (await pointed()) === undefined ? moved instanceof Refusal : isWhole('1.0.0')

  test('when gc runs at any moment of a promotion', async () => {
    expect(await atEachCall({ prepare, job: promoted, other: gc, isRight: isTrue })).toEqual(rightAtAll(8))
  })

  test('when a promotion runs at any moment of gc', async () => {
    const isRight = (_: unknown, moved: unknown) => isTrue(moved)
    expect(await atEachCall({ prepare, job: gc, other: promoted, isRight })).toEqual(rightAtAll(10))
  })

  test('when gc runs at any moment of a rollback', async () => {
    const found = await atEachCall({
      prepare: async () => {
        for (const version of ['1.0.0', '1.1.0']) {
          await fixture.publish('mf-a', createRemoteBuild('mf-a', version), { as: version, now: day(1) })
          await promote(fixture.store, { ...order, now: day(2) }, [{ name: 'mf-a', version }])
        }
      },
      job: (store) => rollback(store, order, 'mf-a'),
      other: () => collectGarbage(fixture.store, { days: 0, now: new Date('2027-01-01'), isDryRun: false }),
      isRight: async (moved) =>
        (await isWhole((await pointed()) ?? '')) && ((await pointed()) === '1.0.0' || moved instanceof Refusal),
    })
    expect(found).toEqual(rightAtAll(8))
  })
})

describe('an unfinished version', () => {
  const text = 'a'
  const publication = () => ({
    name: 'mf-a',
    from: fixture.write(createRemoteBuild('mf-a', text)),
    channel: 'live',
    by: 'ann',
    now: day(90),
  })

  /** Kills a publisher at this call. Returns false if it ended before. */
  const isKilledAt = async (at: number) =>
    (await settled(publish(createDyingStore(fixture.store, at), publication()))) instanceof Error
  const publishAgain = async () => {
    expect((await publish(fixture.store, publication())).wasThere).toBe(false)
    expect(await isWhole('1.0.0')).toBe(true)
    for (const key of ['mf-a', 'leases']) await fixture.store.remove(key)
  }

  test('is removed after a day and can be published again, whenever its publisher was killed', async () => {
    let at = 1
    for (; await isKilledAt(at); at++) {
      expect(await gc()).toEqual([])
      await publishAgain()
      await isKilledAt(at)
      age(2)
      await gc()
      expect([await fixture.store.list('mf-a'), await fixture.store.list('leases/mf-a/1.0.0')]).toEqual([[], []])
      await publishAgain()
    }
    expect(at).toBeGreaterThan(8)
  })

  /** A publisher killed before it wrote the document. */
  const half = async () => {
    for (const [file, content] of Object.entries(createRemoteBuild('mf-a', text).files))
      await fixture.store.create(`mf-a/1.0.0/${file}`, Buffer.from(content))
    age(2)
  }

  const finish = (store: ReleaseStore = fixture.store) => publish(store, publication())
  /** The version is published and complete, or its publication was refused. */
  const isTrue = async (done: unknown) =>
    done instanceof Refusal ? (await readRelease(fixture.store, 'mf-a', '1.0.0')) === null : isWhole('1.0.0')

  test('survives when its publication ends at any moment of gc', async () => {
    const isRight = (_: unknown, done: unknown) => isTrue(done)
    expect(await atEachCall({ prepare: half, job: gc, other: finish, isRight })).toEqual(rightAtAll(10))
  })

  test('survives when gc runs at any moment of its publication', async () => {
    expect(await atEachCall({ prepare: half, job: finish, other: gc, isRight: isTrue })).toEqual(rightAtAll(8))
  })

  test("stays for a day by the store's clock, even if this machine's clock is ahead", async () => {
    await half()
    age(0)
    await collectGarbage(fixture.store, { days: 30, now: new Date(Date.now() + 3 * 86_400_000), isDryRun: false })
    expect(await fixture.store.list('mf-a')).toEqual(['1.0.0'])
  })

  test('stays while a channel points to it, even without its document', async () => {
    await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', text))
    await fixture.store.remove('mf-a/1.0.0/release-manifest.json')
    age(2)
    await gc()
    expect(await fixture.store.list('mf-a')).toEqual(['1.0.0'])
  })
})

test('the next gc completes a removal that was killed', async () => {
  for (let at = 1; ; at++) {
    await fixture.publish('mf-a', createRemoteBuild('mf-a', 'a'), { as: '1.0.0', now: day(1) })
    const died = await gc(createDyingStore(fixture.store, at)).catch((error: unknown) => error)
    if (!(died instanceof Error)) break
    age(2)
    await gc()
    expect([await fixture.store.list('mf-a'), await fixture.store.list('tombstones/mf-a/1.0.0')]).toEqual([[], []])
  }
})
