import { DAY_MS } from '@portal/domain'
import { confirmCanary, rollBackVersion, withdrawCanary } from '../releases/publish/canary'
import { readPackages } from '../releases/checks/compatibility'
import { openMoveReader } from '../releases/channel/moves'
import { GUARD } from '../releases/documents/publishers'
import { describeReason, type Reason } from '../releases/channel/reason'
import type { ReleaseStore } from '../releases/store/store'
import { isAutoRollback, judge, shareOf, type Counted, type Verdict } from './judge'
import type { OperatorApi, PartMetrics } from './operator-api'
import { promotedIn, watchedIn, withdrawnSince, type Watched, type Withdrawn } from './watched'

/** The canaries of one channel, and who watches them. */
export interface Watch {
  readonly store: ReleaseStore
  readonly channel: string
  readonly api: Pick<OperatorApi, 'countsSince' | 'notify'>
  readonly log: (line: string) => void
}

/** A version as it was judged. */
export interface Judged {
  readonly name: string
  readonly version: string
  readonly percent: number
  readonly loads: number
  readonly verdict: Verdict
}

/** A promoted version is compared with its predecessor in this time before the promotion. */
const BEFORE_MS = 7 * DAY_MS
/** Owners are told of what was rolled back within this time, also when the guard was started anew meanwhile. */
const NOTIFIED_FOR_MS = 12 * 3_600_000

/**
 * Answers what judges every canary and every promotion of a day once, takes back what fails its users and has the owners notified. It throws when
 * the store or the API does not answer: then nothing is judged, and the next round is another try.
 */
export function openRounds(watch: Watch): (now: Date) => Promise<readonly Judged[]> {
  const firstSeen = new Map<string, Date>()
  const notified = new Set<number>()
  const movesNow = openMoveReader(watch.store, watch.channel)
  return async (now) => {
    const judged: Judged[] = []
    const moves = await movesNow()
    for (const canary of watchedIn(moves)) {
      const since = sinceOf(firstSeen, canary, now)
      judged.push(await judgeOne(watch, canary, await watch.api.countsSince(since), now))
    }
    for (const promoted of promotedIn(moves, now)) {
      const before = new Date(promoted.since.getTime() - BEFORE_MS)
      const [rows, earlier] = [await watch.api.countsSince(promoted.since), await watch.api.countsSince(before)]
      const others = earlier.filter(({ version }) => version !== promoted.version)
      const its = rows.filter(({ version }) => version === promoted.version)
      judged.push(await judgeOne(watch, promoted, [...its, ...others], now))
    }
    const recent = new Date(now.getTime() - NOTIFIED_FOR_MS)
    for (const withdrawn of withdrawnSince(await movesNow(), recent)) {
      if (!notified.has(withdrawn.step)) await notify(watch, withdrawn)
      notified.add(withdrawn.step)
    }
    return judged
  }
}

async function judgeOne(
  { store, channel, log }: Watch,
  canary: Watched,
  rows: PartMetrics,
  now: Date,
): Promise<Judged> {
  const { name, version, percent } = canary
  const its = countedOf(rows, name, version)
  const stable = countedOf(rows, name, canary.stable)
  const verdict = judge(its, stable)
  if (isAutoRollback(verdict)) {
    const reason: Reason = { why: verdict, canary: figuresOf(its), stable: figuresOf(stable) }
    const end = percent === 100 ? rollBackVersion : withdrawCanary
    const move = await end(store, { channel, by: GUARD, now }, canary, reason)
    if (move) log(`${name} ${version} was rolled back: ${describeReason(reason)}.`)
  }
  if (verdict === 'well' && !canary.hasHeld) {
    const move = await confirmCanary(store, { channel, by: GUARD, now }, canary)
    if (move) log(`${name} ${version} has held: ${its.faulty} of ${its.loads} loads failed.`)
  }
  return { name, version, percent, loads: its.loads, verdict }
}

async function notify({ store, channel, api, log }: Watch, withdrawn: Withdrawn): Promise<void> {
  const { name, version, percent, stable, step, reason } = withdrawn
  const { remotes } = await readPackages(store, { [name]: version })
  const owner = remotes[0]?.owner
  if (!owner)
    return log(`${name} ${version} names no owner in its remote.json: nobody is told that it was rolled back.`)
  await api.notify(
    { channel, step, remote: name, version, back_to: stable, percent, owner, ...reason },
    `${channel}-${step}-auto-rollback`,
  )
}

/** A publisher's clock may be a day ahead: what was seen before that is counted too. */
function sinceOf(firstSeen: Map<string, Date>, { name, version, since }: Watched, now: Date): Date {
  const key = `${name} ${version} ${since.toISOString()}`
  const seen = firstSeen.get(key) ?? now
  firstSeen.set(key, seen)
  return seen < since ? seen : since
}

function countedOf(rows: PartMetrics, remote: string, version: string): Counted {
  const row = rows.find((one) => one.remote === remote && one.version === version)
  return { loads: row?.loads ?? 0, faulty: row?.faulty ?? 0, timed: row?.timed ?? 0, p75Ms: row?.p75_ms ?? null }
}

const figuresOf = (counted: Counted) => ({
  loads: counted.loads,
  share: Math.round(shareOf(counted) * 100) / 100,
  p75_ms: counted.p75Ms,
})
