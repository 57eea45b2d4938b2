import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/**
 * The database over a pool. A transaction gives its connection back however it ends: drizzle keeps one that breaks
 * at `begin`, and as many of those as the pool has would end the service. What drizzle learns of the tables and
 * what was prepared stays with the connection: made anew, it was a tenth of what a write costs.
 */
export function pooled(pool: Pool): NodePgDatabase {
  const db: NodePgDatabase = drizzle(pool)
  const ofClients = new WeakMap<PoolClient, NodePgDatabase>()
  const over = (client: PoolClient): NodePgDatabase => {
    const known = ofClients.get(client) ?? drizzle(client)
    ofClients.set(client, known)
    return known
  }
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await over(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction })
}
