import type { Contract } from '@portal/api-client/contract'
import { listLink } from '../csv/list-link'
import type { Deps } from '../deps'
import { notFound } from '../errors/failure'
import { InvoiceRepository } from '../repositories/invoice'
import { mediaKey } from '../services/storage'
import type { StaffSession } from '../session/session'
import { tenantFrom } from '../session/tenant'
import type { Handlers } from './handler'
import { invoiceFileKey, invoiceFileLink } from './links'
import { toInvoice } from '../csv/to-invoice'

type InvoiceContract = Pick<Contract, 'listInvoices' | 'getInvoicePdf' | 'getInvoicesCsv'>

export function invoiceHandlers({ db, storage, links, now }: Deps): Handlers<InvoiceContract> {
  const of = (session: StaffSession) => new InvoiceRepository(db, tenantFrom(session))
  return {
    listInvoices: async ({ session }) => ({
      Invoices: (await of(session).list()).map(toInvoice),
    }),

    getInvoicesCsv: async ({ session, query, now: at }) => listLink(links, 'invoices', session, query, at),

    // The repository filters by the caller's practice, so that nobody gets a link to another's invoice [OPEN-75].
    getInvoicePdf: async ({ session, params }) => {
      const invoice = await of(session).find(params.id)
      const pdf = await storage.get(mediaKey(invoice.pdfPath))
      if (pdf === null) throw notFound('The document of the invoice')
      const key = invoiceFileKey(invoice.id)
      await storage.put(key, pdf.bytes, pdf.type)
      const { query, expiresAt } = links.signOnce(key, now())
      return { url: invoiceFileLink(key, query), expires_at: expiresAt.toISOString() }
    },
  }
}
