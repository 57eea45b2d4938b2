import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { MINUTE_MS } from '@portal/domain'
import { log, privateFolder } from '@portal/server'
import { bytesLeft } from './disk-room'
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
  /** Most connections at once; an embedded database is one. */
  readonly poolSize: number
  /** How many connections there are, and who waits for one; an embedded database has none. */
  readonly pool?: () => Readonly<Record<'open' | 'idle' | 'waiting', number>>
  close(): Promise<void>
}

export interface ConnectOptions {
  /** PostgreSQL; without it an embedded database. */
  readonly url?: string
  /** The same database as the user who may change its tables; without it that of `url` has to. */
  readonly migrationUrl?: string
  /** Folder of the embedded database; without it the data lives in memory. */
  readonly folder?: string
  /** What an embedded database in memory begins with, for tests: one with all its tables takes seconds to make. */
  readonly dump?: Blob
  readonly poolSize?: number
  /** Only looks: the tables stay as they are, whosever they are. */
  readonly leaveTables?: boolean
}

/** Opens the database and brings its tables up to date. */
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
  const [{ Pool }, { pooled }, { nameStatements }, { PREPARE_CONFINE }] = await Promise.all([
    import('pg'),
    import('./pooled'),
    import('./named-statements'),
    import('./confined-query'),
  ])
  const poolSize = options.poolSize ?? 8
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    // Each has planned its statements: in place of one that quiet seconds end, a cold one makes its callers wait.
    idleTimeoutMillis: 0,
    // Else a firewall on the way forgets one that nobody uses, without a word to either end.
    keepAlive: true,
    keepAliveInitialDelayMillis: MINUTE_MS,
    // The pool waits for it: whatever is asked for a practice asks for that statement by its name.
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool awaits it; its types do not say so
    onConnect: (client) => client.query(PREPARE_CONFINE),
    // Less than a page waits for its answer.
    statement_timeout: 10_000,
    // Who waits for a row holds a connection that others read with.
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 30_000,
    // One plan for each statement and connection: to plan a list anew costs more than to run it.
    options: '-c plan_cache_mode=force_generic_plan',
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => pool.ending || log.error('database connection lost', error))
  // Nor may one that breaks between two statements of a transaction: the next statement fails and is answered.
  pool.on('connect', (client) => nameStatements(client).on('error', () => {}))
  return {
    db: pooled(pool),
    sql: {
      exclusive: async (work) => {
        const client = await pool.connect()
        try {
          // Another process may migrate for long.
          await client.query('set statement_timeout = 0')
          await client.query('set lock_timeout = 0')
          await lockMigrations(client)
          await work()
        } finally {
          // Ending the connection releases the lock, whatever happened.
          client.release(true)
        }
      },
      exec: async (text) => {
        await pool.query(text)
      },
      alone: async (statements) => {
        const client = await pool.connect()
        try {
          await client.query('set statement_timeout = 0')
          await client.query('set lock_timeout = 0')
          for (const statement of statements) await client.query(statement)
        } finally {
          client.release(true)
        }
      },
      query: async (text, values) => (await pool.query(text, values)).rows,
    },
    poolSize,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

const LOOK_AGAIN_MS = 200

/**
 * Asks again and again: one statement that waits for the lock would be waited for by an index that the holder builds
 * concurrently.
 */
async function lockMigrations(client: { query(text: string): Promise<{ rows: unknown[] }> }): Promise<void> {
  const tryLock = 'select 1 where pg_try_advisory_lock(hashtext(current_schema()), 7301)'
  while ((await client.query(tryLock)).rows.length === 0) await delay(LOOK_AGAIN_MS)
}

async function connectEmbedded({ folder, dump }: ConnectOptions): Promise<Connection> {
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')])
  const place = folder === undefined ? undefined : join(folder, 'pg')
  // It holds all that a database does; a folder of the operator's own around it stays as it is.
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
