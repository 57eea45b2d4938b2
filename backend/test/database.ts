import { randomBytes } from 'node:crypto'
import { connect } from '../src/db/connect'
import type { Connection } from '../src/db/connect'
import { embeddedDump } from './embedded-dump'

/** The PostgreSQL that the suite runs on; embedded without one. */
export const postgresUrl = process.env.TEST_DATABASE_URL

/** An empty database of its own: in memory, or a schema of a PostgreSQL. */
export async function testDatabase(url = postgresUrl): Promise<Connection> {
  if (!url) return connect({ dump: await embeddedDump() })
  const { Client } = await import('pg')
  const schema = `test_${randomBytes(6).toString('hex')}`
  // A connection for each, since a test may break those that are open.
  const run = async (sql: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`create schema ${schema}`)
  const connection = await connect({ url, schema, poolSize: 4 })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await run(`drop schema ${schema} cascade`)
    },
  }
}
