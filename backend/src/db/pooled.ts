import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { DatabaseError } from 'pg'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { asFailure } from '../errors/as-failure'
import { perhapsSaved } from '../errors/failure'
import { commitLimit } from './commit-limit'

/**
 * Runs a single statement on a pooled connection in its caller's async context. The pool's own method would use the
 * context of the call that freed the connection, which may be for another practice [OPEN-192].
 */
const reading =
  (pool: Pool) =>
  async (config: QueryConfig, values: unknown[]): Promise<unknown> => {
    const client = await pool.connect()
    let fault: unknown
    try {
      return await client.query(config, values)
    } catch (error) {
      fault = error
      throw error
    } finally {
      client.release(fault !== undefined)
    }
  }

/** Whether PostgreSQL refused the statement, and so rolled the transaction back. */
function isRefused(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseError) return each.severity === 'ERROR'
  }
  return false
}

interface Pools {
  /** For statements by themselves, and for transactions that only read. */
  readonly statements: Pool
  /** For transactions that write. */
  readonly transactions: Pool
}

/**
 * The database over two pools. A transaction always returns its connection: drizzle keeps one that breaks at `begin`,
 * which would use up the pool. Each connection keeps its drizzle instance, because building it cost a tenth of a write.
 */
export function pooled({ statements, transactions }: Pools, commitMs?: number): NodePgDatabase {
  const db: NodePgDatabase = drizzle(Object.assign(Object.create(statements), { query: reading(statements) }))
  const ofClients = new WeakMap<PoolClient, NodePgDatabase>()
  const over = (client: PoolClient): NodePgDatabase => {
    const known = ofClients.get(client) ?? drizzle(client)
    ofClients.set(client, known)
    return known
  }
  const commits = commitLimit(statements, commitMs)
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const isRead = config?.accessMode === 'read only'
    const client = await (isRead ? statements : transactions).connect().catch((error: unknown) => {
      // This may be the second attempt of a write that waits for its commit.
      throw !isRead && commits.areLate() ? perhapsSaved() : error
    })
    let isDone = false
    return commits.limit(client, async (begins) => {
      try {
        return await over(client).transaction(async (tx) => {
          const answer = await work(tx)
          isDone = true
          begins()
          return answer
        }, config)
      } catch (error) {
        // Only the commit was left, and PostgreSQL did not refuse it: the commit may have succeeded.
        throw isDone && asFailure(error)?.kind === 'unavailable' && !isRefused(error) ? perhapsSaved() : error
      } finally {
        // A connection left inside a transaction is closed.
        client.release(client.getTransactionStatus() !== 'I')
      }
    })
  }
  return Object.assign(db, { transaction })
}
