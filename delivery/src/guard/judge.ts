import type { AutoRollbackReason } from '@portal/domain/auto-rollback'

/** What pages have counted of one version of a remote. */
export interface Counted {
  /** How often a page asked for it. */
  readonly loads: number
  /** … of these, how often it did not come, threw, or had an API that failed. */
  readonly faulty: number
  /** … of these, how many fetched its files over the network, and the time within which three of four of them had it. */
  readonly timed: number
  readonly p75Ms: number | null
}

/** Below this nothing is said of a canary. */
export const ENOUGH_LOADS = 200
/** Points of a hundred by which more of its loads may fail than of the stable version's. */
const POINTS = 2
/** How many times as long as the stable one it may take. */
const TIMES = 1.5
/** Below this number of times, of either, these are not compared. */
const ENOUGH_TIMES = 50

export type Verdict = 'too few' | 'well' | AutoRollbackReason

/**
 * What is to be done with a canary (0033): after 200 loads it is rolled back where its share of failed loads is more than two
 * points above the stable version's, or its 75th percentile of load times more than half above. Times are of loads whose
 * files came over the network: a new version is in nobody's cache, and would lose to every old one.
 */
export function judge(canary: Counted, stable: Counted): Verdict {
  if (canary.loads < ENOUGH_LOADS) return 'too few'
  if (shareOf(canary) > shareOf(stable) + POINTS) return 'errors'
  return isSlower(canary, stable) ? 'slow' : 'well'
}

/** Whether a verdict takes the canary back. */
export const isAutoRollback = (verdict: Verdict): verdict is AutoRollbackReason =>
  verdict !== 'too few' && verdict !== 'well'

/** Share of loads that failed, in percent; 0 without loads. */
export const shareOf = ({ loads, faulty }: Counted): number => (loads === 0 ? 0 : (faulty * 100) / loads)

function isSlower(canary: Counted, stable: Counted): boolean {
  if (Math.min(canary.timed, stable.timed) < ENOUGH_TIMES || canary.p75Ms === null || stable.p75Ms === null)
    return false
  return canary.p75Ms > stable.p75Ms * TIMES
}
