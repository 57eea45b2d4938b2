import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { startWorker } from './worker'
import type { Delivery, Deliveries, OutboxWorker } from './worker'
import { nameOf, outboxWorld } from './worker.fixture'

const world = outboxWorld()
const { add, depsOf, rows } = world
const workers: OutboxWorker[] = []
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())))

const start = (picture: Delivery, others?: Partial<Deliveries>) => {
  const worker = startWorker(depsOf(picture, others))
  workers.push(worker)
  return worker
}

describe('the worker [OPEN-90]', () => {
  test('delivers when woken, and what was queued before it started', async () => {
    await add('before')
    const seen: string[] = []
    const worker = start(async (item) => void seen.push(nameOf(item)))
    await expect.poll(() => seen).toEqual(['{"name":"before"}'])
    await delay(50)
    await add('after')
    worker.wake()
    await expect.poll(() => seen).toHaveLength(2)
  })

  test('a service that hangs does not delay another', async () => {
    await add('hangs')
    await add('bella', 'account')
    let release = () => {}
    const seen: string[] = []
    start(() => new Promise((resolve) => (release = resolve)), {
      account: async (item) => void seen.push(nameOf(item)),
    })
    await expect.poll(() => seen).toEqual(['{"name":"bella"}'])
    release()
  })

  test('finishes its present item when stopped, and starts no other', async () => {
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
