import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './connect'
import { settings } from './schema/reference'

/** A secret that all processes on one database share; the first to ask makes it. */
export async function sharedSecret(db: Db, key: string): Promise<Uint8Array> {
  const stored = async () => (await db.select().from(settings).where(eq(settings.key, key)))[0]?.value
  const value = (await stored()) ?? (await make(db, key).then(stored))
  if (typeof value !== 'string') throw new Error(`The shared secret ${key} is missing.`)
  return Buffer.from(value, 'base64')
}

async function make(db: Db, key: string): Promise<void> {
  const value = randomBytes(32).toString('base64')
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
}
