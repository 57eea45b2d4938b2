import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HARBOUR, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { startBalancer } from '../../test/balancer'
import { createApp } from './app'
import { listen } from './listen'
import type { Listening } from './listen'

const RESTARTS = 3
const A_SECOND = 50
/** So long a call runs that one always runs when a server ends. */
const RUNS_MS = 120
/** Drains until the balancer has left, however long its look takes. */
const PATIENCE = { drainMs: 0, finishMs: 60_000 }
/** Calls that are sent between two restarts. */
const BETWEEN = 25

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** A backend on the data of the others; port 0 takes a free one. */
async function begin(port = 0): Promise<Listening> {
  let door: Listening | undefined
  const places = { ...api.deps.places, suggest: () => delay(RUNS_MS, []) }
  const app = createApp({ ...api.deps, places, isDraining: () => door?.isDraining() ?? false })
  return (door = await listen(app.fetch, { host: '127.0.0.1', port }, PATIENCE))
}

/** Calls at this pace until `end`: reads, and writes, which nobody may send a second time. */
function callAll(url: string, headers: Record<string, string>, bookingId: string) {
  const statuses: Promise<number>[] = []
  const body = JSON.stringify({ socket_id: '1.1', channel_name: `presence-booking-${bookingId}` })
  const write = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
  const call = async (index: number) => {
    const [path, init] = index % 2 ? ['portal/places/autocomplete?input=12+b', { headers }] : ['pusher/auth', write]
    const answer = await fetch(`${url}/api/${path}`, init)
    await answer.arrayBuffer()
    return answer.status
  }
  const since = performance.now()
  const timer = setInterval(() => {
    // A busy machine wakes it late: what is due by then is called at once.
    const due = ((performance.now() - since) / 1000) * A_SECOND
    while (statuses.length < due) statuses.push(call(statuses.length).catch(() => 0))
  }, 1000 / A_SECOND)
  const end = () => {
    clearInterval(timer)
    return Promise.all(statuses)
  }
  return { end, count: () => statuses.length }
}

test(`${RESTARTS} restarts at ${A_SECOND} calls a second lose none [OPEN-148]`, async () => {
  const doors = [await begin(), await begin()]
  const balancer = await startBalancer(doors.map(({ url }) => url))
  const headers = { authorization: `Bearer ${await api.identity.token(HARBOUR)}` }
  const calls = callAll(balancer.url, headers, await api.idOf(100_001))
  for (let restart = 0; restart < RESTARTS; restart++) {
    const sent = calls.count()
    await expect.poll(calls.count).toBeGreaterThan(sent + BETWEEN)
    const oldest = doors.shift() ?? expect.fail('no backend runs')
    await oldest.close(balancer.leaves(oldest.url))
    const next = await begin(Number(new URL(oldest.url).port))
    doors.push(next)
    await balancer.sendsTo(next.url)
  }
  const statuses = await calls.end()
  await balancer.close()
  await Promise.all(doors.map(({ close }) => close()))
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})
