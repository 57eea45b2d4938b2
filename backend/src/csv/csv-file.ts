import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Stringifier } from 'csv-stringify'
import { dayOf, formatClock } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import { log } from '@portal/server'

/** A column of a file. Numbers are amounts of money and have two decimals. */
export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => string | number | null
}

/** A moment in the practice's time zone, in a form that every spreadsheet reads [OPEN-185]. */
export function sheetMoment(moment: string | null, zone: TimeZone): string {
  return moment === null ? '' : `${dayOf(moment, zone)} ${formatClock(moment, zone)}`
}

/** A typical list fits into this buffer, so that its transaction ends before the browser has read it. */
const HELD_BYTES = 64 * 1024
/** A reader that stalls longer is cut off, because the open list holds a database connection. */
const STALLED_MS = 20_000

export type Rows<Row> = Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>
type SendRows<Row> = (rows: Rows<Row>) => Promise<void>

/**
 * Streams a list as CSV. Resolves with the first rows, so that an earlier failure gets an error response; a later one
 * breaks the download off.
 *
 * @param produce sends the rows inside the transaction that reads them
 */
export async function csvFile<Row>(
  columns: readonly Column<Row>[],
  produce: (send: SendRows<Row>) => Promise<void>,
): Promise<Readable> {
  const file = writer(columns)
  const isBegun = once(file, 'readable')
  const send: SendRows<Row> = async (rows) => {
    const stalled = new AbortController()
    const timer = setTimeout(() => stalled.abort(new Error('nobody reads the list')), STALLED_MS)
    const next = () => void timer.refresh()
    await pipeline(records(rows, columns, next), file, { signal: stalled.signal }).finally(() => clearTimeout(timer))
  }
  const written = produce(send)
  written.catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error('a list was broken off')))
  await isBegun
  // A reader who leaves early closes the stream, which is not an error.
  file.once('error', (error) => log.warn('a list was broken off', error))
  return file
}

/** RFC 4180 with CRLF, in UTF-8 with BOM. Escapes text that a spreadsheet would run as a formula [OPEN-184]. */
function writer<Row>(columns: readonly Column<Row>[]): Stringifier {
  return stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => ({ key: header, header })),
    record_delimiter: '\r\n',
    escape_formulas: true,
    cast: { number: (amount) => amount.toFixed(2) },
    readableHighWaterMark: HELD_BYTES,
  })
}

async function* records<Row>(batches: Rows<Row>, columns: readonly Column<Row>[], next: () => void) {
  for await (const rows of batches) {
    next()
    for (const row of rows) yield columns.map(({ cell }) => cell(row))
  }
}
