import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { listColumns } from '../booking/list-columns'
import type { Db } from '../db/connect'
import { hasDemoMark, markAsDemo } from '../db/demo-mark'
import { bookingImages, bookingLines, bookings, orderEvents, specialInstructions } from '../db/schema/booking'
import { engravingVersions, engravings } from '../db/schema/engraving'
import { ownerMessages, ownerRequests } from '../db/schema/owner-request'
import { packageItems, plaqueConfig, productOptions, productStock, products } from '../db/schema/catalogue'
import { contacts, invoiceLines, invoices, practices, representatives, serviceTypes } from '../db/schema/practice'
import { verificationAttempts } from '../db/schema/requests'
import { brands, breeds, petTypes, stageLabels, zoneLocalities, zones } from '../db/schema/reference'

/** Tables of a world, each after the tables that it refers to. */
const TABLES = {
  brands,
  representatives,
  petTypes,
  breeds,
  zones,
  zoneLocalities,
  stageLabels,
  products,
  productStock,
  productOptions,
  packageItems,
  plaqueConfig,
  practices,
  contacts,
  serviceTypes,
  invoices,
  invoiceLines,
  bookings,
  bookingLines,
  specialInstructions,
  orderEvents,
  bookingImages,
  engravings,
  engravingVersions,
  verificationAttempts,
  ownerRequests,
  ownerMessages,
}
type Tables = typeof TABLES
type Row<T extends keyof Tables> = Tables[T]['$inferInsert']
type BookingFacts = Parameters<typeof listColumns>[0]

/** All rows of a new portal. The columns of bookings that lists use are derived from the other columns. */
export type World = { readonly [T in Exclude<keyof Tables, 'bookings'>]: readonly Row<T>[] } & {
  readonly bookings: readonly (Omit<Row<'bookings'>, keyof ReturnType<typeof listColumns>> & BookingFacts)[]
}

const AT_ONCE = 500

/** Fills an empty database with a world. Returns whether the database was empty. */
export async function loadWorld(db: Db, world: () => World): Promise<boolean> {
  if (await hasWorld(db)) return false
  return db.transaction(async (tx) => {
    // If two processes start on one new database, the second waits here and finds it filled.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`lock table practices in share row exclusive mode`)
    if (await hasWorld(tx)) return false
    await insertWorld(tx, world())
    await markAsDemo(tx)
    return true
  })
}

async function hasWorld(db: Db): Promise<boolean> {
  return (await db.select({ id: practices.id }).from(practices).limit(1)).length > 0
}

/** Replaces all data by a world, in one transaction. Throws for a database without the demo mark [OPEN-117]. */
export async function resetWorld(db: Db, world: World): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await hasDemoMark(tx))) throw new Error('This database does not carry the mark of a demo world.')
    await tx.execute(sql`truncate practices, brands, representatives, pet_types, breeds, zones, zone_localities,
      products, product_stock, product_options, package_items, plaque_config, stage_labels,
      rate_limits, verification_attempts, idempotency_keys, outbox cascade`)
    await tx.execute(sql`alter sequence booking_order_ids restart`)
    await insertWorld(tx, world)
  })
}

async function insertWorld(tx: Db, world: World): Promise<void> {
  const rows: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
    ...world,
    bookings: withListColumns(world),
  }
  for (const [name, table] of Object.entries(TABLES)) await insertAll(tx, table, rows[name] ?? [])
  await tx.execute(sql`select setval('booking_order_ids',
    greatest((select max(${bookings.orderId}) from ${bookings}), 500000))`)
  await tx.execute(sql`select setval(pg_get_serial_sequence('owner_requests', 'id'),
    (select coalesce(max(${ownerRequests.id}), 0) + 1 from ${ownerRequests}), false)`)
}

async function insertAll(tx: Db, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await tx.insert(table).values(rows.slice(start, start + AT_ONCE))
  }
}

function withListColumns(world: World) {
  const lines = new Map<string, { name: string; deleted: boolean }[]>()
  for (const { practiceId, bookingId, name, deleted = false } of world.bookingLines) {
    const key = `${practiceId} ${bookingId}`
    lines.set(key, [...(lines.get(key) ?? []), { name, deleted }])
  }
  return world.bookings.map((booking) => ({
    ...booking,
    ...listColumns(booking, lines.get(`${booking.practiceId} ${booking.id}`) ?? []),
  }))
}
