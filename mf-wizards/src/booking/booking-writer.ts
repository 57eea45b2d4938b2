import { useRef } from 'react'
import { completeBooking, getBooking } from '@portal/api-client/contract/booking'
import { SERVICE_TYPE, sameServiceType, toBookingSubmit } from '@portal/domain'
import type { PortalBooking, QuotedLine, ServerBooking } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'
import { saveBooking } from './send-once'
import type { ServerBookings } from './server-booking'
import type { WizardDraft } from './wizard-draft'

/** Everything a wizard writes; one write at a time, each from the version that the one before left. */
export interface BookingWriter {
  /**
   * Creates or updates the booking. `seen` is the version the user saw while typing; when it is not the
   * server's any more, the call rejects (412) instead of writing over somebody else's change.
   */
  save(change: (latest: PortalBooking) => BookingChange, seen?: number): Promise<PortalBooking>
  /** Submits the booking [WIZ-113]. */
  complete(bookingId: string, picture: string): Promise<PortalBooking>
  /** Reads the booking again, for example after somebody else changed it. */
  reload(): Promise<PortalBooking | null>
}

export interface BookingChange {
  readonly booking: PortalBooking
  /** Lines that are new or changed; those not named stay as they are on the server. */
  readonly lines?: readonly QuotedLine[]
}

interface WriterMeans {
  readonly draft: WizardDraft
  readonly servers: ServerBookings
  /** The booking as it stands now: the server's, or the one that the chooser began. */
  readonly latest: () => PortalBooking
}

export function useBookingWriter({ draft, servers, latest }: WriterMeans): BookingWriter {
  const { api } = usePortalHost()
  const submit = useWrite(completeBooking)
  const inTurn = useTurns()

  const take = async (server: ServerBooking): Promise<PortalBooking> => {
    const shown = servers.put(server)
    // After it: what the draft tells of the booking is read from there.
    draft.keepSaved(server.id)
    await shown
    return latest()
  }

  return {
    save: (change, seen) =>
      inTurn(async () => {
        const before = latest()
        const { booking: wanted, lines = [] } = change(before)
        const body = toBookingSubmit({ ...wanted, quotedProducts: linesToSend(before, lines) })
        return take(await saveBooking(api, draft.pending, { id: before.id, version: seen ?? before.version }, body))
      }),
    complete: (bookingId, picture) =>
      inTurn(async () => {
        // Vet supply orders have always sent the other spelling [OPEN-51].
        const { serviceType, version } = latest()
        const isSupplyOrder = sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)
        const body = isSupplyOrder ? { screenshotImage: picture } : { screenshot_image: picture }
        return take(await submit({ params: { id: bookingId }, version, body: { ...body, outcome_acknowledged: true } }))
      }),
    reload: () =>
      inTurn(async () => {
        const { id } = latest()
        return id ? take(await api.call(getBooking, { params: { id } })) : null
      }),
  }
}

/** The collection line is always named: without it the server would forget the zone. */
function linesToSend(booking: PortalBooking, changed: readonly QuotedLine[]): QuotedLine[] {
  return [...booking.quotedProducts.filter((line) => line.isHomeCollection && !line.deleted), ...changed]
}

function useTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work) => {
    const turn = last.current.then(work, work)
    last.current = turn
    return turn
  }
}
