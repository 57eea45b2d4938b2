import { addTime } from '@portal/domain'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { forPortal } from '../db/wall'
import { rateLimits } from '../db/schema/requests'
import { tooMany } from '../errors/failure'

export interface Limit {
  readonly scope: string
  readonly most: number
  readonly seconds: number
}

/** Calls without a token, per address: plenty for a clinic behind one address. */
export const OPEN_CALLS: Limit = { scope: 'open', most: 1200, seconds: 60 }
/**
 * Calls of staff, per sign-in and per practice; of owners, per line and per network. Each backend counts on its own and
 * shares its counts now and then (`backend/src/auth/session-calls.ts`). All four are settings.
 */
export const STAFF_CALLS: Limit = { scope: 'staff', most: 3000, seconds: 60 }
export const PRACTICE_CALLS: Limit = { scope: 'practice', most: 15_000, seconds: 60 }
/**
 * Calls without a token per browser in which somebody has signed in, so that others behind its address cannot shut it
 * out [OPEN-329].
 */
export const MARKED_OPEN_CALLS: Limit = { scope: 'marked-open', most: 600, seconds: 60 }
export const LINE_CALLS: Limit = { scope: 'line', most: 600, seconds: 60 }
export const OWNER_CALLS: Limit = { scope: 'owners', most: 3000, seconds: 60 }
/** Sign-ins, renewals and resets per address. The pool sees only our address and cannot limit callers itself. */
export const IDENTITY_CALLS: Limit = { scope: 'identity', most: 600, seconds: 60 }
export const MARKED_IDENTITY_CALLS: Limit = { scope: 'marked-identity', most: 120, seconds: 60 }
/** Attempts with an authenticator code under Profile, and new secrets, per member of staff. */
export const SECOND_FACTOR_CALLS: Limit = { scope: 'second-factor', most: 20, seconds: 900 }
/** Changes of the own password under Profile, also failed ones, per member of staff. */
export const PASSWORD_CHANGES: Limit = { scope: 'password-change', most: 10, seconds: 900 }
/** Added or reactivated members of a practice, who may each get an invitation. */
export const INVITATIONS: Limit = { scope: 'invitation', most: 20, seconds: 86_400 }
/** Wrong codes after the right password, per user, so that codes cannot be guessed. */
export const WRONG_CODES: Limit = { scope: 'wrong-code', most: 10, seconds: 900 }
/** Refused sign-ins and resets per network: more than all computers of a clinic mistype. */
export const WRONG_PASSWORDS: Limit = { scope: 'wrong-password', most: 100, seconds: 900 }
/** Refused sign-ins and resets per browser with our mark: more than one person mistypes. */
export const MARKED_WRONG_PASSWORDS: Limit = { scope: 'marked-wrong-password', most: 20, seconds: 900 }
/** Phone verifications per address, besides the limit of each line. */
export const GUEST_LOGINS: Limit = { scope: 'guest-login', most: 60, seconds: 600 }
/** Questions per address whether a line can be verified; each owner's page asks once. */
export const GUEST_LOOKUPS: Limit = { scope: 'guest-lookup', most: 300, seconds: 600 }
/** Codes of short addresses that lead nowhere, per address: more than people mistype. */
export const WRONG_OWNER_CODES: Limit = { scope: 'wrong-owner-code', most: 30, seconds: 600 }

/**
 * Reports of loads and failures: per member of staff, who may be signed in on every computer of a clinic; per owner's
 * line; and per address for all lines.
 */
export const STAFF_COUNTS: Limit = { scope: 'staff-counts', most: 1200, seconds: 600 }
export const LINE_COUNTS: Limit = { scope: 'line-counts', most: 30, seconds: 600 }
export const OWNER_COUNTS: Limit = { scope: 'owner-counts', most: 120, seconds: 600 }

/** Searches for earlier owners per member of staff: enough for typing, too few to read all owners. */
export const OWNER_LOOKS: Limit = { scope: 'owner-looks', most: 600, seconds: 600 }

/** Upload addresses per engraving; each change of the artwork needs two. */
export const UPLOADS: Limit = { scope: 'engraving-upload', most: 120, seconds: 600 }

/**
 * Counts a call in the database, so that the limit applies to all processes; refuses beyond it. Runs as the portal
 * itself, because practices have no right on the counts, and so never in a practice's transaction.
 */
export async function countCall(db: Db, limit: Limit, subject: string, now: Date): Promise<void> {
  const counted = await forPortal(() => addCalls(db, limit, { subject, calls: 1 }, now))
  if (counted === undefined || counted.count <= limit.most) return
  throw tooMany('Too many requests. Try again later.', secondsLeft(limit, counted.windowStart, now))
}

/** Number of calls in a window, and its start. */
export interface WindowCount {
  readonly count: number
  readonly windowStart: Date
}

/** Adds calls to the count in the database, and returns the sum. */
export async function addCalls(
  db: Db,
  limit: Limit,
  { subject, calls }: { readonly subject: string; readonly calls: number },
  now: Date,
): Promise<WindowCount | undefined> {
  const start = addTime(now, -limit.seconds, 'second')
  const [row] = await preparedOn(db, countedCalls).execute({
    scope: limit.scope,
    subject,
    calls,
    now: now.toISOString(),
    start: start.toISOString(),
  })
  return row
}

/** Adds a call of the acting practice, in its transaction; returns the count of the window. */
export async function addOwnCall(
  tx: Db,
  { scope, seconds }: Limit,
  practiceId: string,
  now: Date,
): Promise<WindowCount | undefined> {
  const start = addTime(now, -seconds, 'second')
  const [row] = await tx
    .select({
      count: sql`count`.mapWith(rateLimits.count),
      windowStart: sql`window_start`.mapWith(rateLimits.windowStart),
    })
    .from(
      sql`count_own_call(${practiceId}, ${scope}, ${now.toISOString()}::timestamptz, ${start.toISOString()}::timestamptz)`,
    )
  return row
}

/** Seconds until the window ends, at least 1. */
export function secondsLeft({ seconds }: Limit, windowStart: Date, now: Date): number {
  return Math.max(1, Math.ceil((windowStart.getTime() - now.getTime()) / 1000) + seconds)
}

/** Whether the limit is reached; counts nothing. */
export async function isUsedUp(db: Db, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.scope, limit.scope),
        eq(rateLimits.subject, subject),
        gt(rateLimits.windowStart, addTime(now, -limit.seconds, 'second')),
      ),
    )
  return row !== undefined && row.count >= limit.most
}

/** Prepared: calls without a token are part of every first screen. */
function countedCalls(db: Db) {
  const isOver = sql`${rateLimits.windowStart} <= ${sql.placeholder('start')}::timestamptz`
  return db
    .insert(rateLimits)
    .values({
      scope: sql.placeholder('scope'),
      subject: sql.placeholder('subject'),
      windowStart: sql`${sql.placeholder('now')}::timestamptz`,
      count: sql`${sql.placeholder('calls')}::int`,
    })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.subject],
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning()
    .prepare('counted_calls')
}
