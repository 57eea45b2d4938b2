import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database'
import { barePractices } from '../../test/bare-practices'
import type { Connection } from './connect'
import { rehearsed } from './rehearsed'
import { bookings } from './schema/booking'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await connection.sql.exec(barePractices('ours'))
})
afterAll(() => connection.close())

const BOOKING = {
  practiceId: 'ours',
  id: 'practised',
  stage: 'VP Unsubmitted',
  serviceTypeId: '',
  serviceType: 'private',
  relationship: 'vet_direct',
  vetStaff: '',
  dateEntered: new Date(),
  fees: {},
  details: { pet: null, owner: null, collection: null },
}
const isIt = eq(bookings.id, BOOKING.id)
const lastNumber = () => connection.sql.query('select last_value, is_called from booking_order_ids')

test('what is only practised is there for its transaction, under no number that is given, and gone after it [OPEN-317]', async () => {
  const before = await lastNumber()
  const [row] = await rehearsed(connection.db).transaction(async (tx) => {
    await tx.insert(bookings).values(BOOKING)
    return tx.select().from(bookings).where(isIt)
  })
  expect(row).toMatchObject({ id: 'practised', stage: 'VP Unsubmitted' })
  expect(row?.orderId).toBeLessThan(0)
  expect(await connection.db.select().from(bookings).where(isIt)).toEqual([])
  expect(await lastNumber()).toEqual(before)
})

test('a transaction of the same database that is not practised keeps what it writes, under the next number', async () => {
  await rehearsed(connection.db).transaction((tx) => tx.insert(bookings).values(BOOKING))
  await connection.db.transaction((tx) => tx.insert(bookings).values(BOOKING))
  const [row] = await connection.db.select().from(bookings).where(isIt)
  expect(row?.orderId).toBeGreaterThan(0)
})
