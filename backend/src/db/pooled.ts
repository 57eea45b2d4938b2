import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/**
 * The database over a pool. A transaction gives its connection back however it ends: drizzle keeps one that breaks
 * at `begin`, and as many of those as the pool has would end the service.
 */
export function pooled(pool: Pool): NodePgDatabase {
  const db: NodePgDatabase = drizzle(pool)
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction })
}
