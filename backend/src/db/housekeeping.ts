import { addTime } from '@portal/domain'
import { lt, notExists, and, eq, sql } from 'drizzle-orm'
import type { Db } from './connect'
import { bookings } from './schema/booking'
import { outbox } from './schema/outbox'
import { partCounts, partTimes } from './schema/part-counts'
import { idempotencyKeys, rateLimits, verificationAttempts } from './schema/requests'

/** Forgets what is only kept for a while; tries at real bookings stay counted until staff reset them. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  const yesterday = addTime(now, -1, 'day')
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday))
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, yesterday))
  await db.delete(outbox).where(lt(outbox.doneAt, yesterday))
  await db.delete(partCounts).where(lt(partCounts.bucket, addTime(now, -31, 'day')))
  await db.delete(partTimes).where(lt(partTimes.bucket, addTime(now, -3, 'day')))
  const real = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(eq(bookings.id, verificationAttempts.bookingId))
  await db.delete(verificationAttempts).where(and(lt(verificationAttempts.windowStart, yesterday), notExists(real)))
}
