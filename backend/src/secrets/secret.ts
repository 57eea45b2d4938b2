import { createHash, randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/connect'
import { settings } from '../db/schema/reference'
import type { SecretName } from './names'

/** How often a process looks whether a secret was changed, and how long after a change all have looked. */
export const LOOK_MS = 15_000
export const SETTLE_SECONDS = 60

export interface Key {
  /** Told with what it signed; nothing of the secret follows from it. */
  readonly id: string
  readonly bytes: Uint8Array
}

/** A secret that all processes on one database share, and the one before it while what that signed is good [OPEN-193]. */
export interface Secret {
  /** What is signed with at this moment: the one before, until every process knows the new one. */
  signing(now: Date): Key
  /** What may have signed: the key of this id, or without one any that is good. */
  good(id: string | undefined, now: Date): readonly Key[]
  /** Looks again. */
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

/** The setting of the one before; the newest has the plain name. */
export const beforeOf = (name: SecretName) => `${name}_before`

/** What the database has of a secret; the first to ask makes it. */
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
    // Of a transaction a standby has it too, before anything is signed with it.
    await db.transaction((tx) => tx.insert(settings).values({ key: name, value: newValue() }).onConflictDoNothing())
    rows = await read()
  }
  const newest = rows.get(name)
  if (typeof newest !== 'string') throw new Error(`The shared secret ${name} is missing.`)
  const before = rows.get(beforeOf(name))
  return { newest, before: before === undefined ? null : v.parse(BeforeSchema, before) }
}

export const newValue = () => randomBytes(32).toString('base64')

/** A secret as it is now in the database, until it is refreshed. */
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

/** By its hash: whoever reads an id knows nothing of 256 random bits. */
export function keyOf(value: string): Key {
  const bytes = Buffer.from(value, 'base64')
  return { id: createHash('sha256').update('id of ').update(bytes).digest('base64url').slice(0, 8), bytes }
}
