import { connect } from '../src/db/connect'
import type { Connection } from '../src/db/connect'
import { embeddedDump } from './embedded-dump'

/** The PostgreSQL that the suite runs on; embedded without one. */
export const postgresUrl = process.env.TEST_DATABASE_URL

/** A database of its own with its tables, all empty: in memory, or on a PostgreSQL. */
export async function testDatabase(url = postgresUrl): Promise<Connection> {
  if (!url) return connect({ dump: await embeddedDump() })
  const { copiedDatabase } = await import('./copied-database')
  return copiedDatabase(url, { name: 'empty', now: new Date(), fill: async () => {} })
}
