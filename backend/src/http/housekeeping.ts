import { lt, notExists, and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { bookings } from '../db/schema/booking'
import { idempotencyKeys, rateLimits, verificationAttempts } from '../db/schema/requests'

const DAY_MS = 24 * 60 * 60 * 1000

/** Forgets what is only kept for a while; tries at real bookings stay counted until staff reset them. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday))
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, yesterday))
  const real = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(eq(bookings.id, verificationAttempts.bookingId))
  await db.delete(verificationAttempts).where(and(lt(verificationAttempts.windowStart, yesterday), notExists(real)))
}
