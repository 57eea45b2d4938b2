import type { Hono } from 'hono'
import type { Deps } from '../deps'
import { conflict, notFound } from '../errors/failure'
import { markUnapproved } from '../artwork/mark-unapproved'
import { unapprovedFile } from '../engraving/unapproved-file'
import { BOOKING_FILES } from '../handlers/links'
import { mediaKey } from '../services/storage'
import { fileAnswer } from './media'
import { checkAddress } from './read-request'
import { isOpenedAsPage, refusedAsPage } from './refused-link'
import { READ_ONLY, allowOnly } from './http-error'

const UNAPPROVED = 'This artwork is not approved, so there is no file for the workshop.'

/**
 * Opens a file of a booking by its signed link until the link ends [OPEN-92]. Browsers do not cache it, because the
 * next list has other URLs [OPEN-282].
 */
export function mountBookingFiles(app: Hono, { db, storage, links, now, portal }: Deps): void {
  app.get(`/${BOOKING_FILES}/*`, (context) =>
    refusedAsPage(context, portal, { href: '/bookings', text: 'Back to bookings' }, async () => {
      checkAddress(context.req.url)
      const { pathname: address, searchParams } = new URL(context.req.url)
      links.check(address, searchParams, now())
      const path = decodeURIComponent(address.replace(`/api/${BOOKING_FILES}/`, ''))
      const unapproved = await unapprovedFile(db, path)
      if (unapproved === 'workshop') throw conflict(UNAPPROVED)
      const stored = await storage.get(mediaKey(path))
      if (stored === null) throw notFound('The file')
      // A picture opened on its own could be saved or printed, so it is marked; the portal's page gets the plain bytes.
      const isMarked = unapproved === 'picture' && isOpenedAsPage(context)
      const bytes = isMarked ? await markUnapproved(stored.bytes) : stored.bytes
      return fileAnswer({ ...stored, bytes, path }, { 'cache-control': 'no-store' })
    }),
  )
  allowOnly(app, `/${BOOKING_FILES}/*`, READ_ONLY)
}
