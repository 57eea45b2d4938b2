import { addTime } from '@portal/domain'
import { lt } from 'drizzle-orm'
import type { Db } from './connect'
import { outbox } from './schema/outbox'
import { partMetrics, partTimes } from './schema/part-metrics'
import { knownDevices } from './schema/sign-ins'
import { idempotencyKeys, rateLimits, verificationAttempts } from './schema/requests'

/** Deletes temporary data. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  const yesterday = addTime(now, -1, 'day')
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday))
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, yesterday))
  await db.delete(outbox).where(lt(outbox.doneAt, yesterday))
  await db.delete(partMetrics).where(lt(partMetrics.bucket, addTime(now, -31, 'day')))
  await db.delete(partTimes).where(lt(partTimes.bucket, addTime(now, -3, 'day')))
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, addTime(now, -400, 'day')))
  await db.delete(verificationAttempts).where(lt(verificationAttempts.dayStart, yesterday))
}
