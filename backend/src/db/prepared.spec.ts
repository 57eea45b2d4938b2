import { Client, Pool } from 'pg'
import { expect, test } from 'vitest'
import type { Db } from './connect'
import { pooled } from './pooled'
import { preparedOn } from './prepared'
import { bookings } from './schema/booking'

test('a statement is made once for a connection, however many transactions ask it', async () => {
  const asked: unknown[] = []
  const query = async (text: unknown) => {
    asked.push(text)
    return { rows: [] }
  }
  const client = Object.assign(new Client(), { query, release: () => {} })
  const db = pooled(Object.assign(new Pool(), { connect: async () => client }))
  let made = 0
  const build = (on: Db) => {
    made++
    return on.select({ id: bookings.id }).from(bookings).prepare('ids_of_bookings')
  }
  for (let turn = 0; turn < 3; turn++) await db.transaction((tx) => preparedOn(tx, build).execute())
  expect(made).toBe(1)
  expect(asked.filter((text) => JSON.stringify(text).includes('ids_of_bookings'))).toHaveLength(3)
})
