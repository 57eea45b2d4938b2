import type { Context, Hono } from 'hono'
import type { Deps } from '../deps'
import { notFound } from '../errors/failure'
import { INVOICE_FOLDER } from '../handlers/links'
import { HttpError } from './http-error'
import { checkAddress } from './read-request'
import { refusedAsPage } from './refused-link'
import { API_FILES, log } from '@portal/server'

/** Opens the stored PDF of an invoice by its signed link, once [EXT-08, OPEN-75]. */
export function mountInvoiceFiles(app: Hono, deps: Deps): void {
  app.all(`/${API_FILES.invoices}/${INVOICE_FOLDER}/:file{[\\w-]{1,64}\\.pdf}`, (context) =>
    refusedAsPage(context, deps.portal, { href: '/accounts', text: 'Back to Accounts' }, () =>
      openInvoiceFile(deps, context, context.req.param('file')),
    ),
  )
}

async function openInvoiceFile({ storage, links, now }: Deps, { req }: Context, file: string): Promise<Response> {
  // A link's one use is for reading: a HEAD request must not take it.
  if (req.raw.method !== 'GET') throw new HttpError(405, 'A link is only read.', { allow: 'GET' })
  checkAddress(req.url)
  const key = `${INVOICE_FOLDER}/${file}`
  await links.useOnce(key, new URL(req.url).searchParams, now())
  log.security('link used', { file: 'invoice' })
  const stored = await storage.get(key)
  if (stored === null) throw notFound('The document')
  return new Response(new Uint8Array(stored.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file}"`,
      // The PDF viewer's Save reads the document again, so the browser may cache it for that minute.
      'cache-control': 'private, max-age=60',
    },
  })
}
