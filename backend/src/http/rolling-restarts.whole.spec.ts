import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HARBOUR, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { startBalancer } from '../../test/balancer'
import { createApp } from './app'
import { listen } from './listen'
import type { Listening } from './listen'

const RESTARTS = 3
/** So many call at the same time, each again once it was answered: a slow machine is not asked more than it can answer. */
const CALLERS = 8
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

/** Calls until `end`: reads, and writes, which nobody may send a second time. */
function callAll(url: string, headers: Record<string, string>, bookingId: string) {
  const statuses: number[] = []
  const body = JSON.stringify({ socket_id: '1.1', channel_name: `presence-booking-${bookingId}` })
  const write = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
  const call = async (index: number) => {
    const [path, init] = index % 2 ? ['portal/places/autocomplete?input=12+b', { headers }] : ['pusher/auth', write]
    const answer = await fetch(`${url}/api/${path}`, init)
    await answer.arrayBuffer()
    return answer.status
  }
  const over = new AbortController()
  const callOn = async (caller: number) => {
    for (let index = caller; !over.signal.aborted; index++) statuses.push(await call(index).catch(() => 0))
  }
  const callers = Promise.all(Array.from({ length: CALLERS }, (_, caller) => callOn(caller)))
  const end = async () => {
    over.abort()
    await callers
    return statuses
  }
  return { end, count: () => statuses.length }
}

test(`${RESTARTS} restarts among calls that never pause lose none [OPEN-148]`, async () => {
  const doors = [await begin(), await begin()]
  const balancer = await startBalancer(doors.map(({ url }) => url))
  const headers = { authorization: `Bearer ${await api.identity.token(HARBOUR)}` }
  const calls = callAll(balancer.url, headers, await api.idOf(100_001))
  for (let restart = 0; restart < RESTARTS; restart++) {
    const sent = calls.count()
    await expect.poll(calls.count).toBeGreaterThan(sent + BETWEEN)
    const oldest = doors.shift()
    if (!oldest) throw new Error('No backend runs')
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
