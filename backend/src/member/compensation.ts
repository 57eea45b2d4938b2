import type { Db } from '../db/connect'
import { unavailable } from '../errors/failure'
import type { StoredAnswer } from '../idempotency/once'

/** What a write does outside the database, for the case that it is not kept. */
export interface Outside {
  /** How to take back what was done to identity accounts. */
  readonly steps: Set<() => Promise<void>>
  /** Goes out when everything else is kept; then these rows are what has to go if it cannot. */
  letter: { readonly send: () => Promise<void>; readonly takeBackRows: (tx: Db) => Promise<void> } | null
}

/** Notes how to take back what is about to be done to an account. */
export function takesBack(
  { steps }: Outside,
  username: string,
  undo: () => Promise<unknown>,
): { readonly forget: () => void } {
  const step = async () => {
    try {
      await undo()
    } catch (error) {
      console.error(`identity: the account of ${username} was not taken back: ${String(error)}`)
    }
  }
  steps.add(step)
  return { forget: () => steps.delete(step) }
}

interface Together {
  readonly db: Db
  readonly giveBack: (tx: Db) => Promise<void>
  readonly write: (outside: Outside) => Promise<StoredAnswer>
}

/**
 * A write of the database and of the identity service: both are kept or neither is. The letter follows
 * last, so that nobody holds a password for what does not exist.
 */
export async function together({ db, giveBack, write }: Together): Promise<StoredAnswer> {
  const outside: Outside = { steps: new Set(), letter: null }
  const answer = await write(outside).catch(async (error: unknown) => {
    await takeBack(outside)
    throw error
  })
  const { letter } = outside
  if (letter === null) return answer
  try {
    await letter.send()
    return answer
  } catch (error) {
    await takeBack(outside)
    await db
      .transaction(async (tx) => {
        await letter.takeBackRows(tx)
        await giveBack(tx)
      })
      .catch(stuck)
    throw error
  }
}

async function takeBack({ steps }: Outside): Promise<void> {
  for (const step of [...steps].toReversed()) await step()
}

/** Both mail and database failed: what to do is said, since the profile is there. */
function stuck(error: unknown): never {
  console.error(`members: not taken back: ${String(error)}`)
  throw unavailable(
    'The profile is there, but no password could be mailed. Set the member to Inactive and then to Active.',
  )
}
