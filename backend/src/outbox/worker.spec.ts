import { addTime } from '@portal/domain'
import { describe, expect, test, vi } from 'vitest'
import { unavailable } from '../errors/failure'
import { addToOutbox, moveQueued, outboxState } from './outbox'
import type { OutboxItem } from './outbox'
import { deliverNext } from './worker'
import type { Delivery } from './worker'
import { nameOf, outboxWorld } from './worker.fixture'

const world = outboxWorld()
const { add, later, log, depsOf, rows } = world
const away: Delivery = () => Promise.reject(unavailable('storage is away'))

describe('one item [OPEN-90]', () => {
  test('is delivered once with its bytes, which are then deleted', async () => {
    await add('bella', 'picture', new Uint8Array([1, 2, 255]))
    const seen: OutboxItem[] = []
    const deps = depsOf(async (item) => void seen.push(item))
    expect([await deliverNext(deps, 'picture'), await deliverNext(deps, 'picture')]).toEqual([true, false])
    expect(seen.map(({ payload, bytes, attempts }) => [payload, [...(bytes ?? [])], attempts])).toEqual([
      [{ name: 'bella' }, [1, 2, 255], 1],
    ])
    expect(await rows()).toMatchObject([{ attempts: 1, bytes: null, last_error: null, done_at: expect.anything() }])
  })

  test('is retried after 1 s, 2 s, 4 s and so on, at most every 5 min, without end', async () => {
    await add('bella')
    const deps = depsOf(away)
    const pauses: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      expect(await deliverNext(deps, 'picture')).toBe(true)
      const [row] = await rows()
      const pause = (new Date(String(row?.next_at)).getTime() - world.now().getTime()) / 1000
      pauses.push(pause)
      later(pause - 0.1)
      expect(await deliverNext(deps, 'picture')).toBe(false)
      later(0.1)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
    expect(await rows()).toMatchObject([{ attempts: 12, last_error: 'storage is away', done_at: null }])
  })

  test('is reported to operators after 5 failures, and again when delivered', async () => {
    await add('bella')
    let isAway = true
    const deps = depsOf((item) => (isAway ? away(item) : Promise.resolve()))
    for (const expected of [0, 0, 0, 0, 1, 1]) {
      await deliverNext(deps, 'picture')
      later(300)
      expect(log.mock.calls.length).toBe(expected)
    }
    isAway = false
    await deliverNext(deps, 'picture')
    expect(log.mock.calls.map(([line]) => String(line).replace(/\d+/, 'N'))).toEqual([
      'outbox: picture N failed 5 times and is tried on: storage is away',
      'outbox: picture N done after 7 tries',
    ])
  })

  test('never appears in the log, nor does an error text that may contain it', async () => {
    await add('bella')
    await deliverNext(
      depsOf(() => Promise.reject(new Error('no mail to bella@owner.test'))),
      'picture',
    )
    expect(await rows()).toMatchObject([{ last_error: 'Error' }])
  })

  test('of a process that died is taken by another a minute later', async () => {
    await add('bella')
    const dead = depsOf(() => new Promise(() => {}))
    void deliverNext(dead, 'picture')
    await expect.poll(rows).toMatchObject([{ attempts: 1 }])
    const delivered = vi.fn<Delivery>(async () => {})
    later(59)
    expect(await deliverNext(depsOf(delivered), 'picture')).toBe(false)
    later(1)
    expect(await deliverNext(depsOf(delivered), 'picture')).toBe(true)
    expect(delivered).toHaveBeenCalledOnce()
  })

  test('waits for an earlier one with equal payload', async () => {
    await add('bella', 'account')
    await add('bella', 'account')
    await add('max', 'account')
    const order: string[] = []
    let isAway = true
    const account: Delivery = (item) => {
      order.push(nameOf(item))
      return isAway ? away(item) : Promise.resolve()
    }
    const deps = depsOf(away, { account })
    while (await deliverNext(deps, 'account'));
    expect(order).toEqual(['{"name":"bella"}', '{"name":"max"}'])
    isAway = false
    later(1)
    while (await deliverNext(deps, 'account'));
    expect((await rows()).every((row) => row.done_at !== null)).toBe(true)
  })
})

test('is not delivered if its transaction is rolled back', async () => {
  const undone = world.connection().db.transaction(async (tx) => {
    await addToOutbox(tx, { kind: 'picture', payload: { name: 'bella' } }, world.now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await rows()).toEqual([])
})

test('is counted for operators', async () => {
  expect(await outboxState(world.connection().db, world.now())).toEqual({ waiting: 0, oldestSeconds: 0, failing: 0 })
  await add('bella')
  for (let tries = 0; tries < 5; tries++) {
    await deliverNext(depsOf(away), 'picture')
    later(300)
  }
  await add('max', 'account')
  expect(await outboxState(world.connection().db, world.now())).toEqual({ waiting: 2, oldestSeconds: 1500, failing: 1 })
  await deliverNext(
    depsOf(async () => {}),
    'picture',
  )
  expect(await outboxState(world.connection().db, world.now())).toEqual({ waiting: 1, oldestSeconds: 0, failing: 0 })
})

test('is not counted for operators while it is moved to a later time', async () => {
  await add('bella')
  const { db } = world.connection()
  await moveQueued(db, 'picture', { name: 'bella' }, addTime(world.now(), 1, 'day'))
  later(60)
  expect(await outboxState(db, world.now())).toMatchObject({ waiting: 0 })
})
