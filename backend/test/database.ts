import { connect } from '../src/db/connect'
import type { Connection } from '../src/db/connect'
import { embeddedDump } from './embedded-dump'

/** The suite's PostgreSQL; without it an embedded database. */
export const postgresUrl = process.env.TEST_DATABASE_URL

/** A separate empty database with all tables, in memory or on PostgreSQL. */
export async function testDatabase(url = postgresUrl): Promise<Connection> {
  if (!url) return connect({ dump: await embeddedDump() })
  const { copiedDatabase } = await import('./copied-database')
  return copiedDatabase(url, { name: 'empty', now: new Date(), fill: async () => {} })
}
