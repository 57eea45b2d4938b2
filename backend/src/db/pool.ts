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
    options: `-c plan_cache_mode=force_generic_plan ${options}`,
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => pool.ending || log.error('database connection lost', error))
  // Nor may one that breaks between two statements of a transaction: the next statement fails and is answered.
  pool.on('connect', (client) => nameStatements(client).on('error', () => {}))
  return pool
}
