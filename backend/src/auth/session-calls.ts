import { log } from '@portal/server'
import type { Db } from '../db/connect'
import { forPortal } from '../db/wall'
import { asFailure } from '../errors/as-failure'
import { tooMany } from '../errors/failure'
import { LINE_CALLS, OWNER_CALLS, PRACTICE_CALLS, STAFF_CALLS, addCalls, secondsLeft } from '../repositories/rate-limit'
import type { Limit } from '../repositories/rate-limit'
import type { GuestSession, StaffSession } from '../session/session'

/** Most calls per minute. */
export interface CallLimits {
  readonly ofSignIn: number
  readonly ofPractice: number
  readonly ofLine: number
  readonly ofOwnersNetwork: number
}

type Caller =
  | Pick<StaffSession, 'kind' | 'signIn' | 'practiceId'>
  | Pick<GuestSession, 'kind' | 'lineId' | 'practiceId'>

interface SessionCall {
  readonly session: Caller
  readonly network: string
  readonly isHeavy: boolean
}

export interface SessionCalls {
  /**
   * Counts a call, a heavy one as `HEAVY_WEIGHT`. Refuses beyond a limit of its caller [OPEN-261, OPEN-324]. Call the
   * returned function when the call is over.
   */
  count(call: SessionCall, now: Date): () => void
}

/** A call that draws, stores or reads a picture counts as this many ordinary calls. */
export const HEAVY_WEIGHT = 20

/** Most concurrent heavy calls. All practices share the drawing threads and their queue. */
const HEAVY_AT_ONCE = { ofCaller: 3, ofPractice: 8 }
const SECONDS_OF_A_DRAWING = 2

/** A process adds its count to the database after this time, or when it reaches this share of the limit. */
const SETTLE_MS = 5000
const SETTLE_SHARE = 1 / 20
const KEEP_AT_MOST = 20_000

interface CallCount {
  windowStart: Date
  /** Count of all processes, as last read from the database. */
  known: number
  /** Calls sent to the database and not confirmed yet. */
  inFlight: number
  /** Calls of this process that the database does not know yet. */
  fresh: number
  settledAt: number
}

/**
 * Counts calls of staff and owners in memory and adds them to the database now and then, so that calls need no extra
 * statement.
 */
export function sessionCalls(db: Db, limits: CallLimits, atOnce = HEAVY_AT_ONCE): SessionCalls {
  const bySignIn = counter(db, { ...STAFF_CALLS, most: limits.ofSignIn }, 'this browser')
  const byPractice = counter(db, { ...PRACTICE_CALLS, most: limits.ofPractice }, 'your practice')
  const byLine = counter(db, { ...LINE_CALLS, most: limits.ofLine }, 'this page')
  const byNetwork = counter(db, { ...OWNER_CALLS, most: limits.ofOwnersNetwork }, 'your network')
  const places = placesOf(atOnce)
  return {
    count: ({ session, network, isHeavy }, now) => {
      const calls = isHeavy ? HEAVY_WEIGHT : 1
      if (session.kind === 'staff') {
        bySignIn(session.signIn.id, calls, now)
        byPractice(session.practiceId, calls, now)
      } else {
        byLine(session.lineId, calls, now)
        byNetwork(network, calls, now)
      }
      return isHeavy ? places(session) : () => {}
    },
  }
}

/** Limits concurrent heavy calls per caller and practice. Call the returned function to free the place. */
function placesOf({ ofCaller, ofPractice }: typeof HEAVY_AT_ONCE) {
  const taken = new Map<string, number>()
  const add = (key: string, count: number) => {
    const now = (taken.get(key) ?? 0) + count
    if (now === 0) taken.delete(key)
    else taken.set(key, now)
  }
  return (caller: Caller): (() => void) => {
    const own = caller.kind === 'staff' ? `sign-in ${caller.signIn.id}` : `line ${caller.lineId}`
    const practice = `practice ${caller.practiceId}`
    if ((taken.get(own) ?? 0) >= ofCaller || (taken.get(practice) ?? 0) >= ofPractice) {
      const wait = SECONDS_OF_A_DRAWING
      throw tooMany(
        `Some of your other pictures are still being prepared. Nothing was saved. Try again in ${wait} seconds.`,
        wait,
      )
    }
    for (const key of [own, practice]) add(key, 1)
    return () => {
      for (const key of [own, practice]) add(key, -1)
    }
  }
}

function counter(db: Db, limit: Limit, whose: string) {
  const tallies = new Map<string, CallCount>()
  return (subject: string, calls: number, now: Date): void => {
    const tally = tallyOf(tallies, subject, limit, now)
    if (tally.known + tally.inFlight + tally.fresh >= limit.most) {
      const wait = secondsLeft(limit, tally.windowStart, now)
      throw tooMany(`Too many requests from ${whose}. Nothing was saved. Try again in ${wait} seconds.`, wait)
    }
    tally.fresh += calls
    const isDue = now.getTime() - tally.settledAt >= SETTLE_MS || tally.fresh >= limit.most * SETTLE_SHARE
    if (isDue) void settle(db, { limit, subject, tally }, now)
  }
}

function tallyOf(tallies: Map<string, CallCount>, subject: string, limit: Limit, now: Date): CallCount {
  const known = tallies.get(subject)
  if (known !== undefined && isOpen(known, limit, now)) return known
  if (tallies.size >= KEEP_AT_MOST) tallies.clear()
  const begun = { windowStart: now, known: 0, inFlight: 0, fresh: 0, settledAt: now.getTime() }
  tallies.set(subject, begun)
  return begun
}

function isOpen({ windowStart }: CallCount, { seconds }: Limit, now: Date): boolean {
  const age = now.getTime() - windowStart.getTime()
  return age >= 0 && age < seconds * 1000
}

/** Adds this process's count to the database in the background. After a failure the next attempt adds it. */
async function settle(
  db: Db,
  { limit, subject, tally }: { readonly limit: Limit; readonly subject: string; readonly tally: CallCount },
  now: Date,
): Promise<void> {
  const calls = tally.fresh
  tally.fresh = 0
  tally.inFlight += calls
  tally.settledAt = now.getTime()
  try {
    const all = await forPortal(() => addCalls(db, limit, { subject, calls }, now))
    if (all === undefined) return
    // Responses can arrive out of order.
    const isSame = all.windowStart.getTime() === tally.windowStart.getTime()
    tally.known = isSame ? Math.max(tally.known, all.count) : all.count
    tally.windowStart = all.windowStart
  } catch (error) {
    tally.fresh += calls
    if (asFailure(error) === null) log.error('calls were not counted together', error)
  } finally {
    tally.inFlight -= calls
  }
}
