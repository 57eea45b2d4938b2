import { HOUR_MS } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { postgresUrl, testDatabase } from '../../test/database'
import { askEveryConnection } from '../../test/every-connection'
import type { Db } from './connect'
import { nameStatements } from './named-statements'
import { plannedByValues } from './planned-by-values'

const tables = sql`pg_tables`
const ask = (db: Db, table: string) =>
  db
    .select({ name: sql<string>`tablename` })
    .from(tables)
    .where(sql`tablename = ${table}`)

const plansOf = (db: Db) =>
  db
    .select({ forAll: sql<number>`generic_plans::int`, forValues: sql<number>`custom_plans::int` })
    .from(sql`pg_prepared_statements`)
    .where(sql`statement like '%where tablename = $1'`)

test.each(postgresUrl ? [postgresUrl] : [])(
  'a connection plans a statement once for all values, and anew for each where that is asked for: %s',
  async (url) => {
    const connection = await testDatabase(url)
    try {
      await connection.db.transaction(async (tx) => {
        expect(await ask(tx, 'pg_class')).toEqual([{ name: 'pg_class' }])
        expect(await ask(tx, 'pg_type')).toEqual([{ name: 'pg_type' }])
        expect(await plansOf(tx)).toEqual([{ forAll: 2, forValues: 0 }])
      })
      // One after the other, so that the pool gives its one open connection each time.
      expect(await plannedByValues(connection.db, (tx) => ask(tx, 'pg_class'))).toEqual([{ name: 'pg_class' }])
      await connection.db.transaction(async (tx) => {
        await ask(tx, 'pg_type')
        expect(await plansOf(tx)).toEqual([{ forAll: 3, forValues: 1 }])
      })
    } finally {
      await connection.close()
    }
  },
)

test.each(postgresUrl ? [postgresUrl] : [])(
  'connections are those of before after an hour without a call, with the plans they have made [OPEN-317]: %s',
  async (url) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const connection = await testDatabase(url)
    const processes = async () => {
      const rows = await askEveryConnection(connection, 'select pg_backend_pid() as pid')
      return new Set(rows.map((row) => row?.pid))
    }
    try {
      const before = await processes()
      await vi.advanceTimersByTimeAsync(HOUR_MS)
      expect(before.size).toBe(connection.poolSize)
      expect(await processes()).toEqual(before)
    } finally {
      vi.useRealTimers()
      await connection.close()
    }
  },
)

test('what a caller can vary names no statement beyond the four hundredth', async () => {
  const asked: { name?: string; text: string }[] = []
  const query = (statement: { text: string }) => asked.push(statement)
  const client = nameStatements(Object.assign(new Client(), { query, release: () => {} }))
  for (let length = 1; length <= 500; length++) {
    await client.query({ text: `select ${'$1, '.repeat(length)}1` })
  }
  const named = asked.flatMap(({ name }) => name ?? [])
  expect(named).toHaveLength(400)
  expect(new Set(named).size).toBe(400)
  expect(asked).toHaveLength(500)
})
