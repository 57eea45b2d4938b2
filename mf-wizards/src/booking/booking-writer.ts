import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { completeBooking, getBooking } from '@portal/api-client/contract/booking'
import { replaceSpecialInstructions, saveSpecialInstructions } from '@portal/api-client/contract/special-instruction'
import { SERVICE_TYPE, sameServiceType, toBookingSubmit, toInstructionSubmit, toPortalBooking } from '@portal/domain'
import type { PortalBooking, QuotedLine, ServerBooking, SpecialInstruction, StageLabels } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { saveBooking } from './send-once'
import type { WizardDraft } from './wizard-draft'

/** Everything a wizard writes; one write at a time, each from the version that the one before left. */
export interface BookingWriter {
  /**
   * Creates or updates the booking. `seen` is the version the user saw while typing; when it is not the
   * server's any more, the call rejects (412) instead of writing over somebody else's change.
   */
  save(change: (latest: PortalBooking) => BookingChange, seen?: number): Promise<PortalBooking>
  /** Puts the rows in place of the booking's special instructions [WIZ-63, OPEN-52]. */
  saveInstructions(bookingId: string, rows: readonly SpecialInstruction[]): Promise<void>
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

export function useBookingWriter(
  draft: WizardDraft,
  booking: PortalBooking,
  labels: StageLabels | undefined,
): BookingWriter {
  const { api } = usePortalHost()
  const { mutate } = useSWRConfig()
  const latest = useRef(booking)
  useEffect(() => {
    latest.current = booking
  }, [booking])
  const inTurn = useTurns()

  const take = async (server: ServerBooking): Promise<PortalBooking> => {
    const saved = toPortalBooking(server, labels)
    latest.current = saved
    draft.keep({ booking: saved })
    await mutate(apiKey(getBooking, { params: { id: server.id } }), server, { revalidate: false })
    return saved
  }

  return {
    save: (change, seen) =>
      inTurn(async () => {
        const { booking: wanted, lines = [] } = change(latest.current)
        const { id, version } = latest.current
        const body = toBookingSubmit({ ...wanted, quotedProducts: linesToSend(latest.current, lines) })
        return take(await saveBooking(api, draft.pending, { id, version: seen ?? version }, body))
      }),
    saveInstructions: (bookingId, rows) =>
      inTurn(async () => {
        const before = latest.current.specialInstructions
        if (sameRows(before, rows)) return
        const sent = { special_instructions: toInstructionSubmit(rows, bookingId) }
        const idempotencyKey = crypto.randomUUID()
        const answer = before.length
          ? await api.call(replaceSpecialInstructions, {
              params: { id: bookingId },
              body: sent,
              idempotencyKey,
            })
          : await api.call(saveSpecialInstructions, {
              body: { ...sent, opportunity_id: bookingId },
              idempotencyKey,
            })
        latest.current = { ...latest.current, specialInstructions: answer }
        draft.keep({ booking: latest.current })
        await mutate<ServerBooking>(
          apiKey(getBooking, { params: { id: bookingId } }),
          (server) => server && { ...server, special_instructions: answer },
          { revalidate: false },
        )
      }),
    complete: (bookingId, picture) =>
      inTurn(async () => {
        // Vet supply orders have always sent the other spelling [OPEN-51].
        const isSupplyOrder = sameServiceType(latest.current.serviceType, SERVICE_TYPE.vetSupplyOrder)
        const body = isSupplyOrder ? { screenshotImage: picture } : { screenshot_image: picture }
        return take(
          await api.call(completeBooking, {
            params: { id: bookingId },
            body,
            idempotencyKey: crypto.randomUUID(),
          }),
        )
      }),
    reload: () =>
      inTurn(async () => {
        const { id } = latest.current
        return id ? take(await api.call(getBooking, { params: { id } })) : null
      }),
  }
}

/** The collection line is always named: without it the server would forget the zone. */
function linesToSend(booking: PortalBooking, changed: readonly QuotedLine[]): QuotedLine[] {
  return [...booking.quotedProducts.filter((line) => line.isHomeCollection && !line.deleted), ...changed]
}

export function sameRows(before: readonly SpecialInstruction[], after: readonly SpecialInstruction[]): boolean {
  const asText = (rows: readonly SpecialInstruction[]) =>
    JSON.stringify(rows.map(({ id, description }) => [id, description.trim()]))
  return asText(before) === asText(after)
}

function useTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work) => {
    const turn = last.current.then(work, work)
    last.current = turn
    return turn
  }
}
