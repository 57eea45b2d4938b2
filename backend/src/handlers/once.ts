import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { idempotencyKeys } from '../db/schema/requests'
import { isLockTimeout } from '../errors/as-failure'
import { invalid, perhapsSaved, unavailable } from '../errors/failure'

export interface WriteKey {
  readonly practiceId: string
  readonly contactId: string
  readonly key: string
  /** A different request under the same key is refused. */
  readonly requestHash: string
}

/** The recorded response. */
export interface RecordedAnswer {
  readonly status: number
  readonly text: string
  readonly version: number | null
}

/** The response of a write, from this call or an earlier one. */
export class StoredAnswer {
  constructor(
    readonly answer: RecordedAnswer,
    readonly replayed: boolean,
  ) {}
}

/** Hash of method, path and body. */
export function requestHash(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64')
}

const isKey = (write: WriteKey) =>
  and(
    eq(idempotencyKeys.practiceId, write.practiceId),
    eq(idempotencyKeys.contactId, write.contactId),
    eq(idempotencyKeys.key, write.key),
  )

/** The recorded response under this key, if any. */
export async function storedAnswer(db: Db, write: WriteKey): Promise<StoredAnswer | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(write))
  if (row === undefined) return null
  if (row.requestHash !== write.requestHash) {
    throw invalid({ 'Idempotency-Key': 'used' }, 'This Idempotency-Key was used for another request.')
  }
  return new StoredAnswer({ status: row.status, text: row.response, version: row.version }, true)
}

/** Claims the key after waiting for a concurrent holder; false if the holder's write was saved. */
async function claim(tx: Db, write: WriteKey, now: Date): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...write, status: 0, response: '', createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .catch((error: unknown) => {
      // The first attempt is still running, perhaps waiting for its commit.
      throw isLockTimeout(error) ? perhapsSaved() : error
    })
  return claimed.length > 0
}

/**
 * Runs a write once per key: data, events and the key's row are one transaction. A concurrent second call waits for the
 * first one's row and then gets its response.
 */
export async function once(
  db: Db,
  write: WriteKey,
  now: Date,
  work: (tx: Db) => Promise<RecordedAnswer>,
): Promise<StoredAnswer> {
  return db.transaction(async (tx) => {
    if (!(await claim(tx, write, now))) {
      const stored = await storedAnswer(tx, write)
      // The concurrent write was rolled back.
      if (stored === null) throw unavailable('Nothing was saved. Try again shortly.')
      // After a crash, a visible commit may be missing on every standby. This update makes the commit wait for the
      // standby too.
      await tx.update(idempotencyKeys).set({ status: stored.answer.status }).where(isKey(write))
      return stored
    }
    const answer = await work(tx)
    const { status, text: response, version } = answer
    await tx.update(idempotencyKeys).set({ status, response, version }).where(isKey(write))
    return new StoredAnswer(answer, false)
  })
}
