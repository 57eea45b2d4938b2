import type { Pool, PoolClient } from 'pg'
import { perhapsSaved } from '../errors/failure'

/** With this limit a write is answered within 10 s, its statements included. The page gives up at 15 s. */
const COMMIT_MS = 9000

const WAITING = `select from pg_stat_activity where usename = current_user and wait_event = 'SyncRep' limit 1`

/**
 * Limits how long callers wait for a commit. No time limit of PostgreSQL ends a commit that waits for a standby.
 * Cancelling such a commit reports success, although only one machine has it.
 */
export function commitLimit(statements: Pool, commitMs = COMMIT_MS) {
  let late = 0

  /** Ends the connection, unless a commit waits for a standby: its process would stay on the server. */
  async function endUnlessWaiting(client: PoolClient): Promise<void> {
    const isWaiting = await statements.query(WAITING).then(
      ({ rows }) => rows.length > 0,
      () => false,
    )
    if (!isWaiting) await client.end()
  }

  return {
    /** Whether a commit is still waiting after its caller was answered. */
    areLate: () => late > 0,
    /** Runs `work`, which calls `begins` when its commit begins; fails with `perhapsSaved` when that is late. */
    limit<Answer>(client: PoolClient, work: (begins: () => void) => Promise<Answer>): Promise<Answer> {
      let timer: NodeJS.Timeout | undefined
      let isLate = false
      return new Promise<Answer>((resolve, reject) => {
        const giveUp = () => {
          if (!isLate) late++
          isLate = true
          reject(perhapsSaved())
          timer = setTimeout(giveUp, commitMs)
          endUnlessWaiting(client).catch(() => {})
        }
        const ended = () => {
          clearTimeout(timer)
          if (isLate) late--
        }
        work(() => (timer = setTimeout(giveUp, commitMs)))
          .finally(ended)
          .then(resolve, reject)
      })
    },
  }
}
