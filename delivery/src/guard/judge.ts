import type { AutoRollbackReason } from '@portal/domain-bundled/auto-rollback'

/** Load counts of one version of a remote. */
export interface LoadCounts {
  /** Requests of pages for this version. */
  readonly loads: number
  /** Loads that failed: no file arrived, the screen threw, or the API failed. */
  readonly faulty: number
  /** Loads whose files came over the network. */
  readonly timed: number
  /** 75th percentile of the load time of timed loads. */
  readonly p75Ms: number | null
}

/**
 * A canary is good with a failure rate up to `GOOD_MARGIN` above the stable version's, and bad with `BAD_MARGIN` above
 * that. The test rolls back 2 % of good canaries and judges 5 % of bad ones well.
 */
const GOOD_MARGIN = 0.01
const BAD_MARGIN = 0.09
const FALSE_ALARM_RATE = 0.02
const MISS_RATE = 0.05
/** With fewer failures the canary stays, whatever its failure rate. */
const MIN_FAILURES = 3
/** From this number of loads on, `MAX_POINTS` above the stable version cause a rollback. */
const MANY_LOADS = 200
/** Percentage points that the failure rate may exceed the stable version's. */
const MAX_POINTS = 2
/** Factor by which the load time may exceed the stable version's. */
const MAX_TIME_FACTOR = 1.5
/** Minimum number of timed loads of both versions for a comparison. */
const MIN_TIMED_LOADS = 50

export type Verdict = 'too few' | 'well' | AutoRollbackReason

/**
 * Judges a canary (0033). Failures go through Wald's sequential probability ratio test: about 30 loads without a
 * failure are well, 3 failures in 30 loads are errors. From 200 loads on, two points above the stable version are
 * errors too. Load times count only loads over the network: no browser has a new version in its cache.
 */
export function judge(canary: LoadCounts, stable: LoadCounts): Verdict {
  const ratio = logLikelihoodRatio(canary, failureRate(stable) / 100)
  const isBad = ratio >= Math.log((1 - MISS_RATE) / FALSE_ALARM_RATE) && canary.faulty >= MIN_FAILURES
  const isWorse = canary.loads >= MANY_LOADS && failureRate(canary) > failureRate(stable) + MAX_POINTS
  if (isBad || isWorse) return 'errors'
  if (isSlower(canary, stable)) return 'slow'
  return ratio <= WELL_LIMIT ? 'well' : 'too few'
}

const WELL_LIMIT = Math.log(MISS_RATE / (1 - FALSE_ALARM_RATE))

/** Logarithm of the likelihood ratio of a bad canary to a good one, for these loads. */
function logLikelihoodRatio({ loads, faulty }: LoadCounts, stableShare: number): number {
  const good = Math.min(stableShare + GOOD_MARGIN, 0.99)
  const bad = Math.min(good + BAD_MARGIN, 0.995)
  return faulty * Math.log(bad / good) + (loads - faulty) * Math.log((1 - bad) / (1 - good))
}

/** Whether a verdict rolls the canary back. */
export const isAutoRollback = (verdict: Verdict): verdict is AutoRollbackReason =>
  verdict !== 'too few' && verdict !== 'well'

/** Failed loads in percent; 0 without loads. */
export const failureRate = ({ loads, faulty }: LoadCounts): number => (loads === 0 ? 0 : (faulty * 100) / loads)

function isSlower(canary: LoadCounts, stable: LoadCounts): boolean {
  if (Math.min(canary.timed, stable.timed) < MIN_TIMED_LOADS || canary.p75Ms === null || stable.p75Ms === null)
    return false
  return canary.p75Ms > stable.p75Ms * MAX_TIME_FACTOR
}
