import { seedsUpTo } from '../registries/walk'
import { walkStorage } from '../storage/walk'
import { AS_IN_THE_JOURNEYS, browserFamily } from './portal/browser-family'
import type { Walk } from './portal/browser-family'
import { same } from './tools/check'

const SEEDS = 500
const QUICK = 50
/** A line of the table for each so many. */
const AT_ONCE = 50

const walk =
  (seeds: readonly number[]): Walk =>
  async ({ portal, note }) => {
    const options = { ...AS_IN_THE_JOURNEYS, baseURL: portal.origin }
    const { pages, signIns, broken } = await walkStorage(portal.browser, options, seeds)
    note(`${pages} times the page, ${signIns} times the sign-in`)
    same('pages that do not open, or lose a draft', broken, [])
  }

/** What lies in the browser, wrong in one to three places: each page opens, and no draft is lost silently. */
export const family = browserFamily(
  ({ isQuick }) => {
    const seeds = seedsUpTo(isQuick ? QUICK : SEEDS)
    const parts = Array.from({ length: seeds.length / AT_ONCE }, (_, at) =>
      seeds.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    )
    return Object.fromEntries(parts.map((part) => [`seeds ${part[0]} to ${part.at(-1)}`, walk(part)]))
  },
  { isReadOnly: true },
)
