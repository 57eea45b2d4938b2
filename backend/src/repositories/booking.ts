import type { BookingEvent } from '@portal/api-client/contract/booking-event'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect'
import { preparedOn } from '../db/prepared'
import { bookingLines, bookings, bookingSubmissions, orderEvents, specialInstructions } from '../db/schema/booking'
import { notFound } from '../errors/failure'
import { queueBookingEvent } from '../outbox/booking-event'
import type { Tenant } from '../session/tenant'
import { artworkRows } from './artwork'
import type { ArtworkFacts } from './artwork'

export type BookingRecord = typeof bookings.$inferSelect
export type NewBooking = Omit<typeof bookings.$inferInsert, 'practiceId'>
export type LineRecord = Omit<typeof bookingLines.$inferSelect, 'practiceId' | 'bookingId'>
export type InstructionRecord = Omit<typeof specialInstructions.$inferSelect, 'practiceId' | 'bookingId'>
export type NewEvent = Pick<typeof orderEvents.$inferInsert, 'at' | 'field' | 'fromValue' | 'toValue' | 'by'>
/** An event as JSON contains it, with its time as text. */
export type EventRecord = Omit<NewEvent, 'at'> & { at: string; seq: number }

type SubmissionRecord = typeof bookingSubmissions.$inferSelect

/** A booking with all its parts. */
export interface StoredBooking {
  readonly booking: BookingRecord
  readonly lines: readonly LineRecord[]
  readonly instructions: readonly InstructionRecord[]
  readonly events: readonly EventRecord[]
  /** Artworks of the plaque lines. */
  readonly artworks: readonly ArtworkFacts[]
  /** The latest submission. */
  readonly submission: Pick<SubmissionRecord, 'version' | 'outcome'> | null
}

/** Bookings of one practice; it cannot reach those of another. */
export class BookingRepository {
  readonly #practiceId: string

  constructor(
    private readonly db: Db,
    tenant: Tenant,
  ) {
    this.#practiceId = tenant.practiceId
  }

  async find(id: string): Promise<StoredBooking> {
    const [row] = await preparedOn(this.db, wholeBooking).execute({ practiceId: this.#practiceId, id })
    if (row === undefined) throw notFound('The booking')
    return row
  }

  /** Reads a booking and locks it until the transaction ends. */
  async lock(id: string): Promise<StoredBooking> {
    await this.db.select({ id: bookings.id }).from(bookings).where(this.#is(id)).for('update')
    return this.find(id)
  }

  async insert(booking: NewBooking): Promise<void> {
    await this.db.insert(bookings).values({ ...booking, practiceId: this.#practiceId })
  }

  async update(id: string, changes: Partial<NewBooking>): Promise<void> {
    await this.db
      .update(bookings)
      .set({ ...changes, version: sql`${bookings.version} + 1` })
      .where(this.#is(id))
  }

  async saveLines(bookingId: string, lines: readonly LineRecord[]): Promise<void> {
    if (lines.length === 0) return
    await this.db
      .insert(bookingLines)
      .values(lines.map((line) => ({ ...line, bookingId, practiceId: this.#practiceId })))
      .onConflictDoUpdate({
        target: [bookingLines.practiceId, bookingLines.bookingId, bookingLines.id],
        set: excluded(bookingLines, ['practiceId', 'bookingId', 'id', 'seq']),
      })
  }

  async replaceInstructions(bookingId: string, rows: readonly InstructionRecord[]): Promise<void> {
    await this.db
      .delete(specialInstructions)
      .where(and(eq(specialInstructions.practiceId, this.#practiceId), eq(specialInstructions.bookingId, bookingId)))
    if (rows.length === 0) return
    await this.db
      .insert(specialInstructions)
      .values(rows.map((row) => ({ ...row, bookingId, practiceId: this.#practiceId })))
  }

  /** Adds an event, and notifies open pages of the practice [OPEN-206]. */
  async addEvent(bookingId: string, event: NewEvent): Promise<void> {
    await this.db.insert(orderEvents).values({ ...event, bookingId, practiceId: this.#practiceId })
    const isFirst = event.field === 'order_stage_c' && event.fromValue === ''
    await this.tell(bookingId, isFirst ? 'added' : 'changed', event.at)
  }

  /** Notifies open pages of a change without an event. */
  async tell(id: string, kind: BookingEvent['kind'], at: Date): Promise<void> {
    await queueBookingEvent(this.db, { practiceId: this.#practiceId, id, kind }, at)
  }

  async addSubmission(submission: Omit<typeof bookingSubmissions.$inferInsert, 'practiceId'>): Promise<void> {
    await this.db
      .insert(bookingSubmissions)
      .values({ ...submission, practiceId: this.#practiceId })
      .onConflictDoUpdate({
        target: [bookingSubmissions.practiceId, bookingSubmissions.bookingId],
        set: excluded(bookingSubmissions, ['practiceId', 'bookingId']),
      })
  }

  #is(id: string): SQL | undefined {
    return and(eq(bookings.practiceId, this.#practiceId), eq(bookings.id, id))
  }
}

/** One round trip for a booking: its parts are selected as JSON. */
function wholeBooking(db: Db) {
  return db
    .select({
      booking: getTableColumns(bookings),
      lines: jsonRows<LineRecord>(bookingLines),
      instructions: jsonRows<InstructionRecord>(specialInstructions),
      events: jsonRows<EventRecord>(orderEvents),
      artworks: artworkRows,
      submission: submitted(),
    })
    .from(bookings)
    .where(and(eq(bookings.practiceId, sql.placeholder('practiceId')), eq(bookings.id, sql.placeholder('id'))))
    .prepare('whole_booking')
}

function jsonRows<Row>(table: PgTable): SQL<Row[]> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'practiceId' && key !== 'bookingId')
  const row = jsonObject(table, columns)
  return sql<Row[]>`(select coalesce(json_agg(${row} order by ${columnOf(table, 'seq')}), '[]') ${ofBooking(table)})`
}

function submitted(): SQL<StoredBooking['submission']> {
  const { version, outcome } = getTableColumns(bookingSubmissions)
  const row = jsonObject(bookingSubmissions, Object.entries({ version, outcome }))
  return sql`(select ${row} ${ofBooking(bookingSubmissions)})`
}

/** Columns with their table's name: in a query of one table drizzle omits it, and `id` would be ambiguous. */
const columnOf = (table: PgTable, name: string) => sql`${table}.${sql.identifier(name)}`

function jsonObject(table: PgTable, columns: readonly (readonly [key: string, column: PgColumn])[]): SQL {
  const fields = columns.flatMap(([key, { name }]) => [sql.raw(`'${key}'`), columnOf(table, name)])
  return sql`json_build_object(${sql.join(fields, sql`, `)})`
}

/** Rows of the outer query's booking. */
const ofBooking = (table: PgTable) =>
  sql`from ${table} where ${columnOf(table, 'practice_id')} = ${bookings}.practice_id
    and ${columnOf(table, 'booking_id')} = ${bookings}.id`

/** `set` of an upsert: takes the values of the row that was to be inserted. */
function excluded<T extends PgTable>(table: T, keys: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !keys.includes(key))
  return Object.fromEntries(columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]))
}
