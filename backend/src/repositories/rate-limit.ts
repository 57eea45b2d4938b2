import { addTime } from '@portal/domain'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { rateLimits } from '../db/schema/requests'
import { tooMany } from '../errors/failure'

export interface Limit {
  readonly scope: string
  readonly most: number
  readonly seconds: number
}

/** Calls that need no token, per address: plenty for a clinic behind one address. */
export const OPEN_CALLS: Limit = { scope: 'open', most: 1200, seconds: 60 }
/** Sign-ins, renewals and resets per address: the pool sees all of them come from here, and cannot tell callers apart. */
export const IDENTITY_CALLS: Limit = { scope: 'identity', most: 600, seconds: 60 }
/** Tries with a code of an authenticator app under Profile, and secrets for one, of one member of staff. */
export const SECOND_FACTOR_CALLS: Limit = { scope: 'second-factor', most: 20, seconds: 900 }
/** Wrong codes after the right password, of one user: whoever knows the password gets no further by guessing. */
export const WRONG_CODES: Limit = { scope: 'wrong-code', most: 10, seconds: 900 }
/** Phone verifications per address, besides the limit of each line. */
export const GUEST_LOGINS: Limit = { scope: 'guest-login', most: 60, seconds: 600 }
/** Questions per address whether a line can be verified: each page of an owner asks once. */
export const GUEST_LOOKUPS: Limit = { scope: 'guest-lookup', most: 300, seconds: 600 }

/**
 * Counts of how pages fare, of one member of staff, who may be signed in on every computer of a clinic; of an owner's
 * line, and of all lines from one address.
 */
export const STAFF_COUNTS: Limit = { scope: 'staff-counts', most: 1200, seconds: 600 }
export const LINE_COUNTS: Limit = { scope: 'line-counts', most: 30, seconds: 600 }
export const OWNER_COUNTS: Limit = { scope: 'owner-counts', most: 120, seconds: 600 }
/** What visits took, likewise and apart: whoever tells much of these still counts for the canaries. */
export const STAFF_TIMES: Limit = { ...STAFF_COUNTS, scope: 'staff-times' }
export const LINE_TIMES: Limit = { ...LINE_COUNTS, scope: 'line-times' }
export const OWNER_TIMES: Limit = { ...OWNER_COUNTS, scope: 'owner-times' }

/** Looks for earlier owners, of one member of staff: a look each second of typing, and no way to read them all. */
export const OWNER_LOOKS: Limit = { scope: 'owner-looks', most: 600, seconds: 600 }

/** Places for pictures of one engraving: each change of the artwork needs two. */
export const UPLOADS: Limit = { scope: 'engraving-upload', most: 120, seconds: 600 }

/** Counts a call in the database, so that the limit holds over all processes; refuses beyond it. */
export async function countCall(db: Db, limit: Limit, subject: string, now: Date): Promise<void> {
  const start = addTime(now, -limit.seconds, 'second')
  const [row] = await preparedOn(db, countedCall).execute({
    scope: limit.scope,
    subject,
    now: now.toISOString(),
    start: start.toISOString(),
  })
  if (row === undefined || row.count <= limit.most) return
  const wait = Math.ceil((row.windowStart.getTime() - now.getTime()) / 1000) + limit.seconds
  throw tooMany('Too many requests. Try again later.', Math.max(1, wait))
}

/** Whether no more is taken of this subject for now; counts nothing. */
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

/** Prepared: what needs no token is counted with every first screen. */
function countedCall(db: Db) {
  const isOver = sql`${rateLimits.windowStart} <= ${sql.placeholder('start')}::timestamptz`
  return db
    .insert(rateLimits)
    .values({
      scope: sql.placeholder('scope'),
      subject: sql.placeholder('subject'),
      windowStart: sql`${sql.placeholder('now')}::timestamptz`,
      count: 1,
    })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.subject],
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning()
    .prepare('counted_call')
}
