import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { dayOf } from '@portal/domain'
import { connect } from '../src/db/connect'
import type { Connection } from '../src/db/connect'

type Run = (sql: string) => Promise<unknown[]>

/** Source of a day's copies: creating and filling its tables takes longer than most specs. */
export interface Template {
  readonly name: string
  readonly now: Date
  fill(connection: Connection): Promise<void>
}

/** A separate PostgreSQL database: a copy of one that all specs of the day share. */
export async function copiedDatabase(url: string, template: Template): Promise<Connection> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await on(url, async (run) => {
    // PostgreSQL's default strategy takes three times as long as copying files.
    await run(`create database ${name} template ${await prepared(url, run, template)} strategy file_copy`)
  })
  // The copy already has the tables of this version.
  const connection = await connect({ url: addressOf(url, name), poolSize: 8, leaveTables: true })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await on(url, (run) => run(`drop database ${name} with (force)`))
    },
  }
}

/** Name of the database to copy; created by the first caller. */
async function prepared(url: string, run: Run, { name: world, now, fill }: Template): Promise<string> {
  const name = `${world}_${dayOf(now, 'UTC').replaceAll('-', '_')}`
  // Held until this connection ends: a database must have no connections while it is created or copied.
  await run('select pg_advisory_lock(7302)')
  const found = await run(`select from pg_database where datname = '${name}'`)
  if (found.length > 0) return name
  await run('drop database if exists unfinished')
  await run('create database unfinished')
  const connection = await connect({ url: addressOf(url, 'unfinished'), poolSize: 2 })
  await fill(connection)
  await connection.close()
  await run(`alter database unfinished rename to ${name}`)
  return name
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = database
  return address.href
}

/** A separate connection each time, since a test may break open ones. */
async function on(url: string, work: (run: Run) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}
