import { toPortalBooking } from '@portal/domain'
import type { PortalBooking, ServerBooking } from '@portal/domain'

/** The booking that paper is printed for, as the server has it and as pages hold it. */
export interface Papered {
  readonly server: ServerBooking
  readonly booking: PortalBooking
}

export const paperedOf = (server: ServerBooking): Papered => ({ server, booking: toPortalBooking(server) })
