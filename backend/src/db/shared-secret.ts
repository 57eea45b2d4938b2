import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './connect'
import { settings } from './schema/reference'

/** A secret that all processes on one database share; the first to ask makes it. */
export async function sharedSecret(db: Db, key: string): Promise<Uint8Array> {
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  if (typeof row?.value !== 'string') throw new Error(`The shared secret ${key} is missing.`)
  return Buffer.from(row.value, 'base64')
}
