import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { knownDevices } from '../db/schema/sign-ins'

/**
 * Records the device of a user. Returns true for a new device, unless it is the user's first. Call it in a transaction.
 */
export async function isNewDevice(tx: Db, username: string, device: string, now: Date): Promise<boolean> {
  const user = username.toLowerCase()
  const [noted] = await tx
    .insert(knownDevices)
    .values({ username: user, device, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.username, knownDevices.device],
      set: { lastUsedAt: sql`excluded.last_used_at` },
    })
    .returning({ isFirst: sql<boolean>`xmax = 0` })
  if (noted?.isFirst !== true) return false
  const others = await tx
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(and(eq(knownDevices.username, user), ne(knownDevices.device, device)))
    .limit(1)
  return others.length > 0
}
