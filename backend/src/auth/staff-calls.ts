import { log } from '@portal/server'
import type { Db } from '../db/connect'
import { forPortal } from '../db/wall'
import { asFailure } from '../errors/as-failure'
import { tooMany } from '../errors/failure'
import { PRACTICE_CALLS, STAFF_CALLS, addCalls, secondsLeft } from '../repositories/rate-limit'
import type { Limit } from '../repositories/rate-limit'
import type { StaffSession } from '../tenant/session'

/** Calls in a minute, at most. */
export interface StaffCallLimits {
  readonly ofSignIn: number
  readonly ofPractice: number
}

export interface StaffCalls {
  /** Counts a call; refuses beyond the limit of its sign-in or of its practice [OPEN-261]. */
  count(session: Pick<StaffSession, 'signIn' | 'practiceId'>, now: Date): void
}

/** What of a window is not known to the other processes is brought to them after so long, or once it is so much. */
const SETTLE_MS = 5000
const SETTLE_SHARE = 1 / 20
const KEEP_AT_MOST = 20_000

interface Tally {
  windowStart: Date
  /** Of all processes, as the database said last. */
  known: number
  /** On their way there. */
  inFlight: number
  /** Of this process since then. */
  fresh: number
  settledAt: number
}

/**
 * A counter of staff's calls that costs no statement for each: it counts in this process, and adds to what the database
 * knows now and then, behind the calls.
 */
export function staffCalls(db: Db, { ofSignIn, ofPractice }: StaffCallLimits): StaffCalls {
  const bySignIn = counter(db, { ...STAFF_CALLS, most: ofSignIn }, 'this browser')
  const byPractice = counter(db, { ...PRACTICE_CALLS, most: ofPractice }, 'your practice')
  return {
    count: ({ signIn, practiceId }, now) => {
      bySignIn(signIn.id, now)
      byPractice(practiceId, now)
    },
  }
}

function counter(db: Db, limit: Limit, whose: string) {
  const tallies = new Map<string, Tally>()
  return (subject: string, now: Date): void => {
    const tally = tallyOf(tallies, subject, limit, now)
    if (tally.known + tally.inFlight + tally.fresh >= limit.most) {
      const wait = secondsLeft(limit, tally.windowStart, now)
      throw tooMany(`Too many requests from ${whose}. Nothing was saved. Try again in ${wait} seconds.`, wait)
    }
    tally.fresh += 1
    const isDue = now.getTime() - tally.settledAt >= SETTLE_MS || tally.fresh >= limit.most * SETTLE_SHARE
    if (isDue) void settle(db, { limit, subject, tally }, now)
  }
}

function tallyOf(tallies: Map<string, Tally>, subject: string, limit: Limit, now: Date): Tally {
  const known = tallies.get(subject)
  if (known !== undefined && isOpen(known, limit, now)) return known
  if (tallies.size >= KEEP_AT_MOST) tallies.clear()
  const begun = { windowStart: now, known: 0, inFlight: 0, fresh: 0, settledAt: now.getTime() }
  tallies.set(subject, begun)
  return begun
}

function isOpen({ windowStart }: Tally, { seconds }: Limit, now: Date): boolean {
  const age = now.getTime() - windowStart.getTime()
  return age >= 0 && age < seconds * 1000
}

/** Nobody waits for it; what could not be brought is brought the next time. */
async function settle(
  db: Db,
  { limit, subject, tally }: { readonly limit: Limit; readonly subject: string; readonly tally: Tally },
  now: Date,
): Promise<void> {
  const calls = tally.fresh
  tally.fresh = 0
  tally.inFlight += calls
  tally.settledAt = now.getTime()
  try {
    const all = await forPortal(() => addCalls(db, limit, { subject, calls }, now))
    if (all === undefined) return
    // Answers may overtake each other.
    const isSame = all.windowStart.getTime() === tally.windowStart.getTime()
    tally.known = isSame ? Math.max(tally.known, all.count) : all.count
    tally.windowStart = all.windowStart
  } catch (error) {
    tally.fresh += calls
    if (asFailure(error) === null) log.error('calls of staff were not counted together', error)
  } finally {
    tally.inFlight -= calls
  }
}
