import { demoRows } from 'demo'
import type { Connection } from '../src/db/connect'
import { loadWorld } from '../src/operations/load-world'
import { copiedDatabase } from './copied-database'
import { postgresUrl, testDatabase } from './database'

/** A separate database with demo data. */
export async function demoDatabase(now: Date, url = postgresUrl): Promise<Connection> {
  const fill = async ({ db }: Connection) => void (await loadWorld(db, () => demoRows(now)))
  if (url) return copiedDatabase(url, { name: 'demo', now, fill })
  const connection = await testDatabase('')
  await fill(connection)
  return connection
}
