import { MINUTE_MS } from '@portal/domain'
import { log } from '@portal/server'
import { Pool } from 'pg'
import { PREPARE_CONFINE } from './confined-query'
import { nameStatements } from './named-statements'

/** A pool of at most `max` connections to PostgreSQL, with further options of the session as `-c name=value`. */
export function openPool(url: string, max: number, options = ''): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    // Idle connections stay open: a new one has no plans, so its first callers would wait.
    idleTimeoutMillis: 0,
    // Otherwise a firewall would drop an idle connection silently.
    keepAlive: true,
    keepAliveInitialDelayMillis: MINUTE_MS,
    // The pool waits for it: statements for practices use this prepared statement.
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool awaits it; its types do not say so
    onConnect: (client) => client.query(PREPARE_CONFINE),
    // Shorter than the time that a page waits for an answer.
    statement_timeout: 10_000,
    // A statement that waits for a row holds a connection that others need.
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 30_000,
    // One plan per statement and connection: planning a list again costs more than running it.
    options: `-c plan_cache_mode=force_generic_plan ${options}`,
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => pool.ending || log.error('database connection lost', error))
  // A connection that breaks inside a transaction must not end the process either: the next statement fails and is
  // handled.
  pool.on('connect', (client) => nameStatements(client).on('error', () => {}))
  return pool
}
