import { addTime } from '@portal/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { settings } from '../db/schema/reference'
import { SECRETS, SECRET_NAMES } from './names'
import type { SecretName } from './names'
import { beforeOf, newValue, SETTLE_SECONDS, storedSecret } from './secret'

/**
 * Replaces a secret. The old one signs until every process knows the new one, and is accepted until everything it
 * signed has ended. An even older one is dropped [OPEN-193].
 */
export async function rotate(db: Db, name: SecretName, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await storedSecret(tx, name)
    const [row] = await tx.select().from(settings).where(eq(settings.key, name)).for('update')
    const signsUntil = addTime(now, SETTLE_SECONDS, 'second')
    const before = { value: row?.value, signsUntil, goodUntil: SECRETS[name](signsUntil) }
    await tx.update(settings).set({ value: newValue() }).where(eq(settings.key, name))
    await tx
      .insert(settings)
      .values({ key: beforeOf(name), value: before })
      .onConflictDoUpdate({ target: settings.key, set: { value: before } })
  })
}

/** Drops the previous secrets, which invalidates everything they signed. */
export async function dropBefore(db: Db, names: readonly SecretName[]): Promise<void> {
  await db.delete(settings).where(inArray(settings.key, names.map(beforeOf)))
}

/** Deletes previous secrets that have ended; processes stop accepting them on their own. */
export async function deleteEndedSecrets(db: Db, now: Date): Promise<void> {
  const all = await Promise.all(SECRET_NAMES.map(async (name) => ({ name, ...(await storedSecret(db, name)) })))
  const ended = all.filter(({ before }) => before !== null && before.goodUntil <= now)
  if (ended.length > 0)
    await dropBefore(
      db,
      ended.map(({ name }) => name),
    )
}
