import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { bytesLeft, privateFolder } from '@portal/server'
import { openEmbedded } from './embedded'
import { lockFolder } from './folder-lock'
import { migrate } from './migrate'
import type { Sql } from './migrate'
import { walled } from './walled-embedded'

/** The database or a transaction in it: repositories take either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface Connection {
  readonly db: Db
  /** Plain SQL for migrations, tests and bulk loads. */
  readonly sql: Sql
  /** Most connections at once; an embedded database has one. */
  readonly poolSize: number
  /** Numbers of open and idle connections and of waiting callers; absent for an embedded database. */
  readonly pool?: () => Readonly<Record<'open' | 'idle' | 'waiting', number>>
  close(): Promise<void>
}

export interface ConnectOptions {
  /** PostgreSQL; without it an embedded database. */
  readonly url?: string
  /** URL of the same database for a user who may change tables; by default `url` is used. */
  readonly migrationUrl?: string
  /** Folder of the embedded database; without it the data lives in memory. */
  readonly folder?: string
  /** Dump to load into an embedded database in memory, for tests: creating all tables takes seconds. */
  readonly dump?: Blob
  readonly poolSize?: number
  /** Longest wait of a write for its commit, in ms; for specs. */
  readonly commitMs?: number
  /** Does not migrate; leaves the tables as they are. */
  readonly leaveTables?: boolean
}

/** Opens the database and migrates it. */
export async function connect({ migrationUrl, ...options }: ConnectOptions): Promise<Connection> {
  if (migrationUrl !== undefined && options.leaveTables !== true) {
    await (await connect({ ...options, url: migrationUrl, poolSize: 2 })).close()
  }
  const connection =
    options.url === undefined ? await connectEmbedded(options) : await connectPostgres(options.url, options)
  if (options.leaveTables === true) return connection
  try {
    await migrate(connection.sql)
  } catch (error) {
    await connection.close()
    throw error
  }
  return connection
}

async function connectPostgres(url: string, options: ConnectOptions): Promise<Connection> {
  const [{ pooled }, { openPool }] = await Promise.all([import('./pooled'), import('./pool')])
  const poolSize = options.poolSize ?? 8
  const max = Math.max(1, Math.floor(poolSize / 2))
  // Writes that wait for a standby hold their connection, so reads have their own pool. A single statement is a read, a
  // count or a note, whose loss does no harm, so it waits for no standby.
  const statements = openPool(url, max, '-c synchronous_commit=local')
  const transactions = openPool(url, max)
  const pools = [statements, transactions]
  const total = (of: 'totalCount' | 'idleCount' | 'waitingCount') => statements[of] + transactions[of]
  return {
    db: pooled({ statements, transactions }, options.commitMs),
    sql: {
      exclusive: async (work) => {
        // The work uses connections of the other pool.
        const client = await statements.connect()
        try {
          // Another process may migrate for long.
          await client.query('set statement_timeout = 0')
          await client.query('set lock_timeout = 0')
          await lockMigrations(client)
          await work()
        } finally {
          // Closing the connection releases the lock in any case.
          client.release(true)
        }
      },
      exec: async (text) => {
        await transactions.query(text)
      },
      alone: async (statementsInTurn) => {
        const client = await transactions.connect()
        try {
          await client.query('set statement_timeout = 0')
          await client.query('set lock_timeout = 0')
          for (const statement of statementsInTurn) await client.query(statement)
        } finally {
          client.release(true)
        }
      },
      query: async (text, values) => (await transactions.query(text, values)).rows,
    },
    poolSize,
    pool: () => ({ open: total('totalCount'), idle: total('idleCount'), waiting: total('waitingCount') }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

const LOOK_AGAIN_MS = 200

/** Polls for the lock. A statement that waits for it would block an index that the holder builds concurrently. */
async function lockMigrations(client: { query(text: string): Promise<{ rows: unknown[] }> }): Promise<void> {
  const tryLock = 'select 1 where pg_try_advisory_lock(hashtext(current_schema()), 7301)'
  while ((await client.query(tryLock)).rows.length === 0) await delay(LOOK_AGAIN_MS)
}

async function connectEmbedded({ folder, dump }: ConnectOptions): Promise<Connection> {
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')])
  const place = folder === undefined ? undefined : join(folder, 'pg')
  // The folder contains the whole database. An operator's own parent folder keeps its permissions.
  if (place !== undefined) await privateFolder(place)
  const lock = folder === undefined ? null : await lockFolder(folder)
  const client =
    folder === undefined
      ? walled(await PGlite.create(dump && { loadDataDir: dump }))
      : await openEmbedded(
          async () => walled(await PGlite.create(place)),
          () => bytesLeft(folder),
        )
  return {
    db: drizzle(client),
    sql: {
      exclusive: (work) => work(),
      alone: async (statements) => {
        for (const statement of statements) await client.exec(statement)
      },
      exec: async (text) => {
        await client.exec(text)
      },
      query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    },
    poolSize: 1,
    close: async () => {
      await client.close()
      await lock?.release()
    },
  }
}
