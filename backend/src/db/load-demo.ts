import { sql } from 'drizzle-orm'
import type { DemoWorld } from '../seed/types'
import type { Db } from './connect'
import { bookingRows } from './demo-bookings'
import { catalogueRows, practiceRows, referenceRows } from './demo-reference'
import type { Rows } from './demo-rows'
import { bookings } from './schema/booking'
import { practices } from './schema/practice'

const AT_ONCE = 500

/** Puts the demo world into an empty database; whether it did. */
export async function loadDemo(db: Db, world: () => DemoWorld): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Of two processes that start on one fresh database the second waits here and finds it filled.
    await tx.execute(sql`lock table practices in share row exclusive mode`)
    const [any] = await tx.select({ id: practices.id }).from(practices).limit(1)
    if (any !== undefined) return false
    await insertWorld(tx, world())
    return true
  })
}

/** Brings the demo world back: everything else goes, in one transaction. */
export async function resetDemo(db: Db, world: DemoWorld): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate practices, brands, representatives, pet_types, breeds, zones, zone_localities,
      products, product_stock, product_options, package_items, plaque_config, stage_labels,
      rate_limits, verification_attempts, idempotency_keys cascade`)
    await tx.execute(sql`alter sequence booking_order_ids restart`)
    await insertWorld(tx, world)
  })
}

async function insertWorld(tx: Db, world: DemoWorld): Promise<void> {
  for (const part of [
    ...referenceRows(world),
    ...catalogueRows(world),
    ...practiceRows(world),
    ...bookingRows(world),
  ]) {
    await insertAll(tx, part)
  }
  await tx.execute(sql`select setval('booking_order_ids',
    greatest((select max(${bookings.orderId}) from ${bookings}), 500000))`)
}

async function insertAll(tx: Db, { table, rows }: Rows): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await tx.insert(table).values(rows.slice(start, start + AT_ONCE))
  }
}
