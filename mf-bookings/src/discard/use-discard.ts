import { apiKey } from '@portal/api-client'
import type { ApiError } from '@portal/api-client'
import { listAttention } from '@portal/api-client/contract/attention'
import { discardBooking, getBooking, restoreBooking } from '@portal/api-client/contract/booking'
import { listBookings } from '@portal/api-client/contract/booking-list'
import { useClientCare, withClientCare } from '@portal/booking-ui'
import type { ServerBooking } from '@portal/domain'
import { useWrite } from '@portal/writes'

/** The booking in the version that the user saw. */
export type BookingVersion = Pick<ServerBooking, 'id' | 'version'>

/** Discards the booking as shown; resolves to whether it was done. */
export function useDiscard(server: BookingVersion) {
  const care = useClientCare()
  const { params, version, options } = writeOf(server)
  const { run, isBusy, failure } = useWrite(discardBooking, { action: 'discard booking', ...options })
  return {
    discard: async () => (await run({ params, version })).isDone,
    isBusy,
    failure: failure && notDone(failure, 'The booking was not discarded.', care),
  }
}

/** Restores the booking as it was. */
export function useRestore(server: BookingVersion) {
  const care = useClientCare()
  const { params, version, options } = writeOf(server)
  const { run, isBusy, failure } = useWrite(restoreBooking, { action: 'restore booking', ...options })
  return {
    restore: async () => (await run({ params, version })).isDone,
    isBusy,
    failure: failure && notDone(failure, 'The booking was not restored.', care),
  }
}

function writeOf({ id, version }: BookingVersion) {
  const key = apiKey(getBooking, { params: { id } })
  const updates = (answer: ServerBooking) => [[key, answer] as const, listBookings, listAttention]
  return { params: { id }, version, options: { bookingId: id, updates, upon: key } }
}

/** Error sentence: what happened and what to do. */
function notDone({ kind, message }: ApiError, what: string, care: string): string {
  if (kind === 'conflict') return withClientCare(`${message} Nothing has changed.`, care)
  if (kind === 'version')
    return `${what} Somebody else has changed it. This is the latest version: check it, then try again.`
  return `${what} Nothing has changed. Try again, or call ${care}.`
}
