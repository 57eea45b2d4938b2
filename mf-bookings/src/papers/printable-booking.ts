import { toPortalBooking } from '@portal/domain'
import type { PortalBooking, ServerBooking } from '@portal/domain'

/** A booking to print, in the server's form and in the portal's. */
export interface PrintableBooking {
  readonly server: ServerBooking
  readonly booking: PortalBooking
}

export const printableBooking = (server: ServerBooking): PrintableBooking => ({
  server,
  booking: toPortalBooking(server),
})
