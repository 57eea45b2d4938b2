import type { Connection } from '../../../backend/src/db/connect'
import { fieldsFrom } from './fields'
import type { Fields } from './fields'

/** A booking as it stands in the database, read past the API. */
export interface Row {
  readonly id: string
  readonly version: number
  readonly stage: string
  readonly fields: Fields
}

export interface TimelineEntry {
  readonly field: string
  readonly toValue: string
  readonly by: string
}

export interface SubmissionRow {
  readonly version: number
  readonly record: unknown
}

type Sql = Pick<Connection['sql'], 'query'>

/** Ids and versions of the bookings that came after one. */
export async function versionsAfter(sql: Sql, orderId: number): Promise<Map<string, number>> {
  const rows = await sql.query('select id, version from bookings where order_id > $1 order by order_id', [orderId])
  return new Map(rows.map(({ id, version }) => [String(id), Number(version)]))
}

export async function latestOrderId(sql: Sql): Promise<number> {
  const [row] = await sql.query('select max(order_id) as latest from bookings')
  return Number(row?.latest)
}

export async function readRow(sql: Sql, id: string): Promise<Row> {
  const [booking] = await sql.query(
    'select version, stage, vet_staff, skip_owner, details from bookings where id = $1',
    [id],
  )
  const instructions = await sql.query('select id, description from special_instructions where booking_id = $1', [id])
  const lines = await sql.query(
    `select id, edit_id, product_id, quantity, engraving_text from booking_lines
     where booking_id = $1 and not deleted and not home_collection`,
    [id],
  )
  if (!booking) throw new Error(`No booking ${id}`)
  return {
    id,
    version: Number(booking.version),
    stage: String(booking.stage),
    fields: fieldsFrom({
      vetStaff: String(booking.vet_staff),
      skipOwner: booking.skip_owner === true,
      ...jsonOf(booking.details),
      instructions: instructions.map((row) => ({ id: String(row.id), description: String(row.description) })),
      items: lines.map((row) => ({
        key: String(row.edit_id || row.id),
        product: String(row.product_id),
        quantity: Number(row.quantity),
        engraving: String(row.engraving_text),
      })),
    }),
  }
}

export async function readTimeline(sql: Sql, id: string): Promise<TimelineEntry[]> {
  const rows = await sql.query('select field, to_value, by from order_events where booking_id = $1 order by seq', [id])
  return rows.map((row) => ({ field: String(row.field), toValue: String(row.to_value), by: String(row.by) }))
}

export async function readSubmission(sql: Sql, id: string): Promise<SubmissionRow | null> {
  const [row] = await sql.query('select version, record from booking_submissions where booking_id = $1', [id])
  return row ? { version: Number(row.version), record: jsonOf(row.record) } : null
}

// oxlint-disable-next-line typescript/no-explicit-any -- JSON of the database, whose shape the backend's own specs check
function jsonOf(value: unknown): any {
  return typeof value === 'string' ? JSON.parse(value) : value
}
