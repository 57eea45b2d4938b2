import { createHash, randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/connect'
import { settings } from '../db/schema/reference'
import type { SecretName } from './names'

/** How often a process checks whether a secret was replaced, and after how long all processes have done so. */
export const LOOK_MS = 15_000
export const SETTLE_SECONDS = 60

export interface Key {
  /** Public id of the key, stored with everything it signs. It reveals nothing of the secret. */
  readonly id: string
  readonly bytes: Uint8Array
}

/**
 * A secret shared by all processes on one database, with the previous one while its signatures are valid [OPEN-193].
 */
export interface Secret {
  /** The key to sign with now: the previous one until every process knows the new one. */
  signing(now: Date): Key
  /** Keys to verify with: the one of this id, or all valid ones without an id. */
  good(id: string | undefined, now: Date): readonly Key[]
  /** Reloads the secret. */
  refresh(): Promise<void>
}

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const BeforeSchema = v.object({ value: v.string(), signsUntil: moment, goodUntil: moment })

export interface StoredSecret {
  readonly newest: string
  readonly before: v.InferOutput<typeof BeforeSchema> | null
}

/** Name of the setting with the previous secret; the present one has the plain name. */
export const beforeOf = (name: SecretName) => `${name}_before`

/** The stored secret; created at the first use. */
export async function storedSecret(db: Db, name: SecretName): Promise<StoredSecret> {
  const read = async () => {
    const rows = await db
      .select()
      .from(settings)
      .where(inArray(settings.key, [name, beforeOf(name)]))
    return new Map(rows.map(({ key, value }) => [key, value]))
  }
  let rows = await read()
  if (!rows.has(name)) {
    // A transaction also reaches a standby before anything is signed with it.
    await db.transaction((tx) => tx.insert(settings).values({ key: name, value: newValue() }).onConflictDoNothing())
    rows = await read()
  }
  const newest = rows.get(name)
  if (typeof newest !== 'string') throw new Error(`The shared secret ${name} is missing.`)
  const before = rows.get(beforeOf(name))
  return { newest, before: before === undefined ? null : v.parse(BeforeSchema, before) }
}

export const newValue = () => randomBytes(32).toString('base64')

/** The present secret, until it is refreshed. */
export async function openSecret(db: Db, name: SecretName): Promise<Secret> {
  let stored = await storedSecret(db, name)
  const before = (now: Date, until: 'signsUntil' | 'goodUntil') =>
    stored.before !== null && now < stored.before[until] ? keyOf(stored.before.value) : null
  return {
    signing: (now) => before(now, 'signsUntil') ?? keyOf(stored.newest),
    good: (id, now) =>
      [keyOf(stored.newest), before(now, 'goodUntil')]
        .filter((key) => key !== null)
        .filter((key) => id === undefined || key.id === id),
    refresh: async () => {
      stored = await storedSecret(db, name)
    },
  }
}

/** The id is a hash, which reveals nothing of 256 random bits. */
export function keyOf(value: string): Key {
  const bytes = Buffer.from(value, 'base64')
  return { id: createHash('sha256').update('id of ').update(bytes).digest('base64url').slice(0, 8), bytes }
}
