import { DAY_MS } from '@portal/domain'
import { confirmCanary, rollBackVersion, withdrawCanary } from '../releases/publish/canary'
import { readPackages } from '../releases/checks/compatibility'
import { openMoveReader } from '../releases/channel/moves'
import { GUARD } from '../releases/documents/publishers'
import { describeReason, type Reason } from '../releases/channel/reason'
import type { ReleaseStore } from '../releases/store/store'
import { isAutoRollback, judge, failureRate, type LoadCounts, type Verdict } from './judge'
import type { OperatorApi, PartMetrics } from './operator-api'
import { listPromotions, listCanaries, listRollbacks, type Candidate, type Rollback } from './candidates'

/** Channel, store and API of a guard. */
export interface GuardServices {
  readonly store: ReleaseStore
  readonly channel: string
  readonly api: Pick<OperatorApi, 'countsSince' | 'notify'>
  readonly log: (line: string) => void
}

/** A judged version, as `/health` shows it. */
export interface JudgedVersion {
  readonly name: string
  readonly version: string
  readonly percent: number
  readonly loads: number
  readonly verdict: Verdict
}

/** Time before a promotion in which the predecessor's loads count for the comparison. */
const PREDECESSOR_MS = 7 * DAY_MS
/** Owners are notified of rollbacks up to this age, so that a restarted guard catches up. */
const NOTIFY_WITHIN_MS = 12 * 3_600_000

/**
 * Returns a function that judges each canary and each promotion of the last day once. It rolls failing versions back
 * and notifies their owners. It throws, without a verdict, when the store or the API does not answer.
 */
export function createRound(services: GuardServices): (now: Date) => Promise<readonly JudgedVersion[]> {
  const firstSeen = new Map<string, Date>()
  const notified = new Set<number>()
  const readMovesNow = openMoveReader(services.store, services.channel)
  return async (now) => {
    const judgements: JudgedVersion[] = []
    const moves = await readMovesNow()
    for (const canary of listCanaries(moves)) {
      const since = startOfCounting(firstSeen, canary, now)
      judgements.push(await judgeCandidate(services, canary, await services.api.countsSince(since), now))
    }
    for (const promotion of listPromotions(moves, now)) {
      const before = new Date(promotion.since.getTime() - PREDECESSOR_MS)
      const [rows, earlier] = [await services.api.countsSince(promotion.since), await services.api.countsSince(before)]
      const others = earlier.filter(({ version }) => version !== promotion.version)
      const its = rows.filter(({ version }) => version === promotion.version)
      judgements.push(await judgeCandidate(services, promotion, [...its, ...others], now))
    }
    const recent = new Date(now.getTime() - NOTIFY_WITHIN_MS)
    for (const rollback of listRollbacks(await readMovesNow(), recent)) {
      if (!notified.has(rollback.step)) await notify(services, rollback)
      notified.add(rollback.step)
    }
    return judgements
  }
}

async function judgeCandidate(
  { store, channel, log }: GuardServices,
  canary: Candidate,
  rows: PartMetrics,
  now: Date,
): Promise<JudgedVersion> {
  const { name, version, percent } = canary
  const its = readCounts(rows, name, version)
  const stable = readCounts(rows, name, canary.stable)
  const verdict = judge(its, stable)
  if (isAutoRollback(verdict)) {
    const reason: Reason = { why: verdict, canary: formatCounts(its), stable: formatCounts(stable) }
    const end = percent === 100 ? rollBackVersion : withdrawCanary
    const move = await end(store, { channel, by: GUARD, now }, canary, reason)
    if (move) log(`${name} ${version} was rolled back: ${describeReason(reason)}.`)
  }
  if (verdict === 'well' && !canary.hasHeld) {
    const move = await confirmCanary(store, { channel, by: GUARD, now }, canary)
    if (move) log(`${name} ${version} is judged well: ${its.faulty} of ${its.loads} loads failed.`)
  }
  return { name, version, percent, loads: its.loads, verdict }
}

async function notify({ store, channel, api, log }: GuardServices, rollback: Rollback): Promise<void> {
  const { name, version, percent, stable, step, reason } = rollback
  const { remotes } = await readPackages(store, { [name]: version })
  const owner = remotes[0]?.owner
  if (!owner) return log(`${name} ${version} was rolled back, but its remote.json names no owner to notify.`)
  await api.notify(
    { channel, step, remote: name, version, back_to: stable, percent, owner, ...reason },
    `${channel}-${step}-auto-rollback`,
  )
}

/** Start of counting: the guard's first sight when the publisher's clock is ahead. */
function startOfCounting(firstSeen: Map<string, Date>, { name, version, since }: Candidate, now: Date): Date {
  const key = `${name} ${version} ${since.toISOString()}`
  const firstLook = firstSeen.get(key) ?? now
  firstSeen.set(key, firstLook)
  return firstLook < since ? firstLook : since
}

function readCounts(rows: PartMetrics, remote: string, version: string): LoadCounts {
  const row = rows.find((one) => one.remote === remote && one.version === version)
  return { loads: row?.loads ?? 0, faulty: row?.faulty ?? 0, timed: row?.timed ?? 0, p75Ms: row?.p75_ms ?? null }
}

const formatCounts = (counts: LoadCounts) => ({
  loads: counts.loads,
  share: Math.round(failureRate(counts) * 100) / 100,
  p75_ms: counts.p75Ms,
})
