import { setTimeout as delay } from 'node:timers/promises'
import { addTime } from '@portal/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Connection } from '../db/connect'
import { unavailable } from '../errors/failure'
import { OUTBOX_KINDS, addToOutbox, dueKinds, nextDue, outboxState, takeNext } from './outbox'
import type { OutboxItem } from './outbox'
import { deliverNext, startWorker } from './worker'
import type { Deliver, OutboxWorker } from './worker'

vi.mock(import('./outbox'), { spy: true })

let connection: Connection
let now = new Date('2026-11-20T10:00:00Z')
const log = vi.spyOn(console, 'error')
const workers: OutboxWorker[] = []
beforeAll(async () => {
  connection = await testDatabase()
})
afterAll(() => connection.close())
beforeEach(async () => {
  await connection.sql.query('delete from outbox')
  log.mockReset().mockImplementation(() => {})
  vi.mocked(nextDue).mockClear()
})
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())))

const add = (name: string, kind: 'picture' | 'account' = 'picture', bytes?: Uint8Array) =>
  addToOutbox(connection.db, { kind, payload: { name }, ...(bytes && { bytes }) }, now)
const meansOf = (picture: Deliver, account: Deliver = async () => {}) => ({
  db: connection.db,
  deliveries: {
    picture,
    account,
    letter: async () => {},
    ownerMessage: async () => {},
    revocation: async () => {},
    proof: async () => {},
    bookingEvent: async () => {},
  },
  now: () => now,
})
const start = (picture: Deliver, account?: Deliver) => {
  const worker = startWorker(meansOf(picture, account))
  workers.push(worker)
  return worker
}
const later = (seconds: number) => {
  now = addTime(now, seconds, 'second')
}
const nameOf = ({ payload }: OutboxItem) => JSON.stringify(payload)
const rows = () => connection.sql.query('select attempts, next_at, last_error, done_at, bytes from outbox order by id')
const away: Deliver = () => Promise.reject(unavailable('storage is away'))

describe('one item [OPEN-90]', () => {
  test('is delivered with its bytes, once, and keeps none of them', async () => {
    await add('bella', 'picture', new Uint8Array([1, 2, 255]))
    const seen: OutboxItem[] = []
    const means = meansOf(async (item) => void seen.push(item))
    expect([await deliverNext(means, 'picture'), await deliverNext(means, 'picture')]).toEqual([true, false])
    expect(seen.map(({ payload, bytes, attempts }) => [payload, [...(bytes ?? [])], attempts])).toEqual([
      [{ name: 'bella' }, [1, 2, 255], 1],
    ])
    expect(await rows()).toMatchObject([{ attempts: 1, bytes: null, last_error: null, done_at: expect.anything() }])
  })

  test('that fails is tried again after 1 s, 2 s, 4 s, at last every 5 min, for ever', async () => {
    await add('bella')
    const means = meansOf(away)
    const pauses: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      expect(await deliverNext(means, 'picture')).toBe(true)
      const [row] = await rows()
      const pause = (new Date(String(row?.next_at)).getTime() - now.getTime()) / 1000
      pauses.push(pause)
      later(pause - 0.1)
      expect(await deliverNext(means, 'picture')).toBe(false)
      later(0.1)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
    expect(await rows()).toMatchObject([{ attempts: 12, last_error: 'storage is away', done_at: null }])
  })

  test('that has failed 5 times is told to operators, and so is its end', async () => {
    await add('bella')
    let isAway = true
    const means = meansOf((item) => (isAway ? away(item) : Promise.resolve()))
    for (const expected of [0, 0, 0, 0, 1, 1]) {
      await deliverNext(means, 'picture')
      later(300)
      expect(log.mock.calls.length).toBe(expected)
    }
    isAway = false
    await deliverNext(means, 'picture')
    expect(log.mock.calls.map(([line]) => String(line).replace(/\d+/, 'N'))).toEqual([
      'outbox: picture N failed 5 times and is tried on: storage is away',
      'outbox: picture N done after 7 tries',
    ])
  })

  test("never tells what is in it: a fault's own words may hold it", async () => {
    await add('bella')
    await deliverNext(
      meansOf(() => Promise.reject(new Error('no mail to bella@owner.test'))),
      'picture',
    )
    expect(await rows()).toMatchObject([{ last_error: 'Error' }])
  })

  test('that a process took and died with is taken by another a minute later', async () => {
    await add('bella')
    const dead = meansOf(() => new Promise(() => {}))
    void deliverNext(dead, 'picture')
    await expect.poll(rows).toMatchObject([{ attempts: 1 }])
    const delivered = vi.fn<Deliver>(async () => {})
    later(59)
    expect(await deliverNext(meansOf(delivered), 'picture')).toBe(false)
    later(1)
    expect(await deliverNext(meansOf(delivered), 'picture')).toBe(true)
    expect(delivered).toHaveBeenCalledOnce()
  })

  test('does not pass an earlier one that says the same', async () => {
    await add('bella', 'account')
    await add('bella', 'account')
    await add('max', 'account')
    const order: string[] = []
    let isAway = true
    const account: Deliver = (item) => {
      order.push(nameOf(item))
      return isAway ? away(item) : Promise.resolve()
    }
    const means = meansOf(away, account)
    while (await deliverNext(means, 'account'));
    expect(order).toEqual(['{"name":"bella"}', '{"name":"max"}'])
    isAway = false
    later(1)
    while (await deliverNext(means, 'account'));
    expect((await rows()).every((row) => row.done_at !== null)).toBe(true)
  })
})

test('hundreds that wait for a service that is away are looked through in a moment', async () => {
  await connection.sql.query(
    `insert into outbox (kind, payload, created_at, next_at)
    select 'picture', jsonb_build_object('name', n), $1, $1 from generate_series(1, 3000) n`,
    [now.toISOString()],
  )
  const begun = performance.now()
  for (let count = 0; count < 5; count++) expect(await deliverNext(meansOf(away), 'picture')).toBe(true)
  // Compared row by row it is some 9 million pairs each time.
  expect(performance.now() - begun).toBeLessThan(4_000)
})

test('what a transaction undoes is not delivered', async () => {
  const undone = connection.db.transaction(async (tx) => {
    await addToOutbox(tx, { kind: 'picture', payload: { name: 'bella' } }, now)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await rows()).toEqual([])
})

test('what waits is counted for operators', async () => {
  expect(await outboxState(connection.db, now)).toEqual({ waiting: 0, oldestSeconds: 0, failing: 0 })
  await add('bella')
  for (let tries = 0; tries < 5; tries++) {
    await deliverNext(meansOf(away), 'picture')
    later(300)
  }
  await add('max', 'account')
  expect(await outboxState(connection.db, now)).toEqual({ waiting: 2, oldestSeconds: 1500, failing: 1 })
  await deliverNext(
    meansOf(async () => {}),
    'picture',
  )
  expect(await outboxState(connection.db, now)).toEqual({ waiting: 1, oldestSeconds: 0, failing: 0 })
})

describe('the worker [OPEN-90]', () => {
  test('delivers at once when it is woken, and what waited before it began', async () => {
    await add('before')
    const seen: string[] = []
    const worker = start(async (item) => void seen.push(nameOf(item)))
    await expect.poll(() => seen).toEqual(['{"name":"before"}'])
    await delay(50)
    await add('after')
    worker.wake()
    await expect.poll(() => seen).toHaveLength(2)
  })

  test('what is woken looks for what was left, and no kind of which nothing was', async () => {
    const seen: string[] = []
    const worker = start(async (item) => void seen.push(nameOf(item)))
    await expect.poll(() => vi.mocked(nextDue).mock.calls.length).toBe(OUTBOX_KINDS.length)
    vi.mocked(takeNext).mockClear()
    await add('bella')
    worker.wake()
    worker.wake()
    await expect.poll(() => seen).toEqual(['{"name":"bella"}'])
    await expect.poll(async () => (await outboxState(connection.db, now)).waiting).toBe(0)
    worker.wake()
    await expect.poll(() => vi.mocked(dueKinds).mock.settledResults.at(-1)?.value).toEqual([])
    expect(new Set(vi.mocked(takeNext).mock.calls.map(([, kind]) => kind))).toEqual(new Set(['picture']))
  })

  test('one service that hangs holds up nothing of another', async () => {
    await add('hangs')
    await add('bella', 'account')
    let release = () => {}
    const seen: string[] = []
    start(
      () => new Promise((resolve) => (release = resolve)),
      async (item) => void seen.push(nameOf(item)),
    )
    await expect.poll(() => seen).toEqual(['{"name":"bella"}'])
    release()
  })

  test('of several at once each item goes to one', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `item ${index}`)
    for (const name of names) await add(name)
    const seen: string[] = []
    const deliver: Deliver = async (item) => {
      seen.push(nameOf(item))
      await delay(1)
    }
    for (let count = 0; count < 3; count++) start(deliver)
    await expect.poll(async () => (await outboxState(connection.db, now)).waiting).toBe(0)
    expect(seen.toSorted()).toEqual(names.map((name) => JSON.stringify({ name })).toSorted())
  })

  test('stops after what it is at, and begins nothing more', async () => {
    await add('bella')
    await add('max')
    let release = () => {}
    const started: string[] = []
    const worker = start((item) => {
      started.push(nameOf(item))
      return new Promise((resolve) => (release = resolve))
    })
    await expect.poll(() => started).toHaveLength(1)
    const stopped = worker.stop()
    release()
    await stopped
    expect(started).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { attempts: 1, done_at: expect.anything() },
      { attempts: 0, done_at: null },
    ])
  })
})
