import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { demoRows } from 'demo'
import { dayOf } from '@portal/domain'
import { connect } from '../src/db/connect'
import type { Connection } from '../src/db/connect'
import { loadWorld } from '../src/load-world'
import { postgresUrl, testDatabase } from './database'

type Run = (sql: string) => Promise<unknown[]>

/** A database of its own with the demo world; on PostgreSQL a copy of one that all specs of the day share. */
export async function demoDatabase(now: Date, url = postgresUrl): Promise<Connection> {
  if (!url) return filled(await testDatabase(), now)
  const name = `test_${randomBytes(6).toString('hex')}`
  await on(url, async (run) => {
    const template = await prepared(url, run, now)
    await run(`create database ${name} template ${template}`)
  })
  const connection = await connect({ url: addressOf(url, name), poolSize: 4 })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await on(url, (run) => run(`drop database ${name} with (force)`))
    },
  }
}

async function filled(connection: Connection, now: Date): Promise<Connection> {
  await loadWorld(connection.db, () => demoRows(now))
  return connection
}

/** The database to copy, made by whoever comes first: to make its tables and fill them takes longer than most specs. */
async function prepared(url: string, run: Run, now: Date): Promise<string> {
  const name = `demo_${dayOf(now, 'UTC').replaceAll('-', '_')}`
  // Until this connection ends: nobody may be in a database while it is made, nor while it is copied.
  await run('select pg_advisory_lock(7302)')
  const found = await run(`select from pg_database where datname = '${name}'`)
  if (found.length > 0) return name
  await run('drop database if exists unfinished')
  await run('create database unfinished')
  const connection = await filled(await connect({ url: addressOf(url, 'unfinished'), poolSize: 2 }), now)
  await connection.close()
  await run(`alter database unfinished rename to ${name}`)
  return name
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = database
  return address.href
}

/** A connection for each, since a test may break those that are open. */
async function on(url: string, work: (run: Run) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}
