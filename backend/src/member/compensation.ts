import type { Db } from '../db/connect'
import { unavailable } from '../errors/failure'
import type { StoredAnswer } from '../idempotency/once'

export type UndoRows = (tx: Db) => Promise<void>

/** What a write does besides its transaction. */
export interface SideEffects {
  /** What undoes changes of identity accounts, should the write not be kept. */
  readonly compensations: Set<() => Promise<void>>
  /** A letter that goes out after the commit; if it cannot, these rows are undone. */
  outbox: { readonly send: () => Promise<void>; readonly undoRows: UndoRows } | null
}

/** Notes the compensation of what is about to be done to an account. */
export function compensateBy(
  { compensations }: SideEffects,
  username: string,
  undo: () => Promise<unknown>,
): { readonly cancel: () => void } {
  const compensation = async () => {
    try {
      await undo()
    } catch (error) {
      console.error(`identity: the change of the account ${username} was not undone: ${String(error)}`)
    }
  }
  compensations.add(compensation)
  return { cancel: () => compensations.delete(compensation) }
}

interface CompensatedWrite {
  readonly db: Db
  /** Frees the idempotency key, so that the request may be sent again. */
  readonly releaseKey: (tx: Db) => Promise<void>
  readonly write: (effects: SideEffects) => Promise<StoredAnswer>
}

/**
 * A write of the database and of the identity service: both are kept or neither is. The letter follows
 * last, so that nobody holds a password for what does not exist.
 */
export async function withCompensation({ db, releaseKey, write }: CompensatedWrite): Promise<StoredAnswer> {
  const effects: SideEffects = { compensations: new Set(), outbox: null }
  const answer = await write(effects).catch(async (error: unknown) => {
    await compensate(effects)
    throw error
  })
  const { outbox } = effects
  if (outbox === null) return answer
  try {
    await outbox.send()
    return answer
  } catch (error) {
    await compensate(effects)
    await db
      .transaction(async (tx) => {
        await outbox.undoRows(tx)
        await releaseKey(tx)
      })
      .catch(stuck)
    throw error
  }
}

async function compensate({ compensations }: SideEffects): Promise<void> {
  for (const compensation of [...compensations].toReversed()) await compensation()
}

/** Both mail and database failed: what to do is said, since the profile is there. */
function stuck(error: unknown): never {
  console.error(`members: rows not undone: ${String(error)}`)
  throw unavailable(
    'The profile is there, but no password could be mailed. Set the member to Inactive and then to Active.',
  )
}
