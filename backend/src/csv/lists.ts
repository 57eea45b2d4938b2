import type { Readable } from 'node:stream'
import { parse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { getBookingsCsv } from '@portal/api-client/contract/booking-csv'
import { getInvoicesCsv } from '@portal/api-client/contract/invoice'
import { NEWEST_INVOICES_FIRST, sortedInvoices } from '@portal/domain-bundled/invoices'
import { priceListOf } from '../catalogue/prices'
import type { Db } from '../db/connect'
import { plannedByValues } from '../db/prepared'
import { listOrder, toFilter } from '../booking/shown-bookings'
import { toInvoice } from './to-invoice'
import { wholeList } from '../repositories/booking-list/whole-list'
import { InvoiceRepository } from '../repositories/invoice'
import { ReferenceRepository } from '../repositories/reference'
import { clockOf } from '../practice/clock'
import type { LinkSession } from '../session/session'
import { tenantFrom } from '../session/tenant'
import { bookingColumns } from './booking-columns'
import { csvFile } from './csv-file'
import { invoiceColumns } from './invoice-columns'

type OpenList = (db: Db, session: LinkSession, now: Date) => Promise<Readable>

/** Parses the query of a signed link and returns a function that opens the list. */
const list =
  <S extends GenericSchema>(
    query: S,
    open: (db: Db, session: LinkSession, input: InferOutput<S>, now: Date) => Promise<Readable>,
  ) =>
  (input: unknown): OpenList => {
    const parsed = parse(query, input)
    return (db, session, now) => open(db, session, parsed, now)
  }

/** The lists that can be downloaded, by name in the URL. */
export const LISTS = {
  bookings: list(getBookingsCsv.query, bookingsCsv),
  invoices: list(getInvoicesCsv.query, invoicesCsv),
} as const
export type ListName = keyof typeof LISTS

type BookingsQuery = InferOutput<typeof getBookingsCsv.query>

async function bookingsCsv(db: Db, session: LinkSession, query: BookingsQuery, now: Date): Promise<Readable> {
  const { practice } = session
  const zone = clockOf(practice)
  const labels = await new ReferenceRepository(db).stageLabels()
  const columns = bookingColumns({ zone, labels, prices: priceListOf(practice) })
  const filter = toFilter(query, practice, now)
  return csvFile(columns, (send) =>
    plannedByValues(db, (tx) => send(wholeList(tx, tenantFrom(session), filter, listOrder(query)))),
  )
}

type InvoicesQuery = InferOutput<typeof getInvoicesCsv.query>

/** Sorted by the page's rule in memory: `InvoiceRepository` limits the number of invoices. */
async function invoicesCsv(db: Db, session: LinkSession, { sort, direction }: InvoicesQuery): Promise<Readable> {
  const invoices = (await new InvoiceRepository(db, tenantFrom(session)).list()).map(toInvoice)
  const order = sort ? { column: sort, direction: direction ?? 'asc' } : NEWEST_INVOICES_FIRST
  return csvFile(invoiceColumns(clockOf(session.practice)), (send) => send([sortedInvoices(invoices, order)]))
}
