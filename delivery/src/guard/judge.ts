import type { AutoRollbackReason } from '@portal/domain-bundled/auto-rollback'

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

/**
 * A canary is good when its share of failed loads is at most `WORSE` above the stable version's, and bad when it is
 * another `BAD` above that. Of a hundred good ones two are taken back, of a hundred bad ones five are judged well.
 */
const WORSE = 0.01
const BAD = 0.09
const FALSE_ALARMS = 0.02
const MISSED = 0.05
/** With fewer failures the canary stays, whatever their share. */
const FEWEST_FAULTS = 3
/** From this number of loads on, `POINTS` above the stable version are enough. */
const MANY_LOADS = 200
/** Points of a hundred by which more of its loads may fail than of the stable version's. */
const POINTS = 2
/** How many times as long as the stable one it may take. */
const TIMES = 1.5
/** Below this number of times, of either, these are not compared. */
const ENOUGH_TIMES = 50

export type Verdict = 'too few' | 'well' | AutoRollbackReason

/**
 * What is to be done with a canary (0033). Its failed loads are judged by Wald's sequential probability ratio test: about
 * 30 loads without a failure are well, 3 failures among 30 are not. From 200 loads on more than two points above the
 * stable version are enough. Times are of loads whose files came over the network: a new version is in nobody's cache,
 * and would lose to every old one.
 */
export function judge(canary: Counted, stable: Counted): Verdict {
  const found = evidence(canary, shareOf(stable) / 100)
  const isBad = found >= Math.log((1 - MISSED) / FALSE_ALARMS) && canary.faulty >= FEWEST_FAULTS
  const isWorse = canary.loads >= MANY_LOADS && shareOf(canary) > shareOf(stable) + POINTS
  if (isBad || isWorse) return 'errors'
  if (isSlower(canary, stable)) return 'slow'
  return found <= WELL ? 'well' : 'too few'
}

const WELL = Math.log(MISSED / (1 - FALSE_ALARMS))

/** Logarithm of the likelihood ratio: bad canary over good canary, for these loads. */
function evidence({ loads, faulty }: Counted, stableShare: number): number {
  const good = Math.min(stableShare + WORSE, 0.99)
  const bad = Math.min(good + BAD, 0.995)
  return faulty * Math.log(bad / good) + (loads - faulty) * Math.log((1 - bad) / (1 - good))
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
