import type { Hono } from 'hono'
import type { Deps } from '../deps'
import { notFound } from '../http/errors'
import { checkAddress } from '../http/read-request'

const FOLDER = 'xero/tmp'

/** Where the PDF of an invoice is stored [EXT-08]. */
export const invoiceFileKey = (invoiceId: string) => `${FOLDER}/${invoiceId}.pdf`

/** Where the browser opens it. */
export const invoiceFileLink = (key: string, query: string) => `/api/invoices/${key}?${query}`

/** Opens the stored PDF of an invoice for whoever holds its signed link, once [EXT-08, OPEN-75]. */
export function mountInvoiceFiles(app: Hono, { storage, links, now }: Deps): void {
  app.get(`/invoices/${FOLDER}/:file{[\\w-]{1,64}\\.pdf}`, async context => {
    checkAddress(context.req.url)
    const file = context.req.param('file')
    const key = `${FOLDER}/${file}`
    await links.use(key, new URL(context.req.url).searchParams, now())
    const bytes = await storage.get(key)
    if (bytes === null) throw notFound('The document')
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${file}"`,
        // The viewer's own Save reads the document once more: this browser may keep it for that minute.
        'cache-control': 'private, max-age=60',
      },
    })
  })
}
