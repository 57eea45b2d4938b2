import { toPortalBooking } from '@portal/domain'
import type { PortalBooking, ServerBooking } from '@portal/domain'

/** A booking to print, in the server's form and in the portal's. */
export interface Papered {
  readonly server: ServerBooking
  readonly booking: PortalBooking
}

export const paperedOf = (server: ServerBooking): Papered => ({ server, booking: toPortalBooking(server) })
