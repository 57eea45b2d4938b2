import { idlers, slowBodies, slowReaders } from '../../delivery/src/testing/crowd'
import type { Crowd } from '../../delivery/src/testing/crowd'
import { portal } from './portal/portal'
import { holds } from './tools/check'
import type { Cell, Family } from './tools/family'

const HONEST_CALLS = 200
/** What somebody else notices of it at most, ms. */
const P95_MAX = 100

interface Guests {
  readonly origin: string
  readonly from: string
}

const crowds = (share: number): Readonly<Record<string, (guests: Guests) => Promise<Crowd>>> => ({
  'slow bodies': (guests) =>
    slowBodies({ ...guests, count: 1_000 * share, path: '/api/portal/part_metrics', everyMs: 1_500 }),
  'slow readers': (guests) => slowReaders({ ...guests, count: 1_000 * share, path: '/api/media/fpc_config.json' }),
  'idle connections': (guests) => idlers({ ...guests, count: 10_000 * share }),
})

/** How long an honest call takes meanwhile, ms. */
async function honestTimes(origin: string): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < HONEST_CALLS; call++) {
    const since = performance.now()
    const answer = await fetch(`${origin}/api/portal/dropdown/vet_facing_string_map`)
    await answer.text()
    times.push(performance.now() - since)
    holds(`an honest call is answered ${answer.status}`, answer.ok)
  }
  return times.toSorted((a, b) => a - b)
}

/** Many who send, read or say next to nothing, from one address, cost nobody else. */
export const family: Family = {
  isReadOnly: true,
  async open({ isQuick }) {
    const { origin, browser } = await portal()
    const cells = Object.entries(crowds(isQuick ? 0.1 : 1)).map(([name, gather]): Cell => ({
      name,
      walk: async ({ note }) => {
        const crowd = await gather({ origin, from: '127.0.0.2' })
        try {
          const times = await honestTimes(origin)
          const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity
          note(`p95 ${p95.toFixed(0)} ms`)
          holds(`p95 of honest calls is ${p95.toFixed(0)} ms`, p95 <= P95_MAX)
        } finally {
          crowd.end()
        }
      },
    }))
    return { cells, close: () => browser.close() }
  },
}
