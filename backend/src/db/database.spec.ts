import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { demoRows } from 'demo'
import { testDatabase } from '../../test/database'
import { loadWorld, resetWorld } from '../operations/load-world'
import type { Connection } from './connect'
import { migrate } from './migrate'
import * as booking from './schema/booking'
import * as catalogue from './schema/catalogue'
import * as outbox from './schema/outbox'
import * as partMetrics from './schema/part-metrics'
import * as practice from './schema/practice'
import * as reference from './schema/reference'
import * as requests from './schema/requests'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
})
afterAll(() => connection.close())

const tables = Object.values({
  ...booking,
  ...catalogue,
  ...outbox,
  ...partMetrics,
  ...practice,
  ...reference,
  ...requests,
}).filter((each) => is(each, PgTable))

async function columnsOf(table: string) {
  return connection.sql.query(
    `select column_name as name, is_nullable = 'YES' as nullable from information_schema.columns
    where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
}

describe('migrations', () => {
  test.each(tables.map((table) => [getTableName(table), table] as const))(
    '%s is as the schema says',
    async (name, table) => {
      // Generated columns are only declared for reading.
      const written = Object.values(getTableColumns(table)).filter((column) => column.generated === undefined)
      const expected = written.map((column) => ({ name: column.name, nullable: !column.notNull }))
      const byName = (a: { name?: unknown }, b: { name?: unknown }) => String(a.name).localeCompare(String(b.name))
      expect((await columnsOf(name)).toSorted(byName)).toEqual(expected.toSorted(byName))
    },
  )

  test('runs each migration once', async () => {
    const before = await connection.sql.query('select name from migrations order by name')
    await migrate(connection.sql)
    expect(await connection.sql.query('select name from migrations order by name')).toEqual(before)
    expect(before.length).toBeGreaterThan(2)
  })
})

describe('the demo world', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const total = async (table: string) =>
    Number((await connection.sql.query(`select count(*)::int as n from ${table}`))[0]?.n)

  test('fills an empty database once', async () => {
    expect(await loadWorld(connection.db, () => demoRows(now))).toBe(true)
    expect(
      await loadWorld(connection.db, () => {
        throw new Error('not asked for')
      }),
    ).toBe(false)
    expect([await total('practices'), await total('bookings'), await total('plaque_config')]).toEqual([
      3,
      376,
      demoRows(now).plaqueConfig.length,
    ])
    expect(await total('products')).toBeGreaterThanOrEqual(80)
    expect(await total('breeds')).toBeGreaterThanOrEqual(250)
  })

  test('does not empty a database without the demo mark [OPEN-117]', async () => {
    const rows = () => connection.sql.query('select id, name from practices order by id')
    await connection.sql.query(`delete from settings where key = 'demo_world'`)
    const before = await rows()
    await expect(resetWorld(connection.db, demoRows(now))).rejects.toThrow('mark of a demo world')
    expect(await rows()).toEqual(before)
  })
})
