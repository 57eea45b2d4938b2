import type { ApiClient, InputOf } from '@portal/api-client'
import { createBooking, getBooking, updateBooking } from '@portal/api-client/contract/booking'
import type { BookingSubmit, ServerBooking } from '@portal/domain'
import { isAnswered, newWrite, sameContent, sendPending } from '@portal/federation'
import type * as writes from '@portal/federation'

interface BookingWrite {
  /** '' creates the booking. */
  readonly bookingId: string
  readonly version: number
  readonly body: InputOf<typeof createBooking>['body']
}

/**
 * An outbox of one write, whose answer may have been lost: it is kept with the draft until the server has answered,
 * and sent again unchanged under its own key, so that neither a double click, a reload nor a broken connection
 * books twice.
 */
export type PendingStore = writes.PendingStore<BookingWrite>
export type PendingWrite = writes.PendingWrite<BookingWrite>

/** What the page last read of the booking. */
interface KnownBooking {
  readonly id: string
  readonly version: number
}

/** Saves a booking: created when it has no id, else updated from the version read [WIZ-62]. */
export async function saveBooking(
  api: ApiClient,
  store: PendingStore,
  known: KnownBooking,
  body: BookingSubmit,
): Promise<ServerBooking> {
  const left = store.read()
  if (left && sameContent(left.body, body)) return sendKept(api, store, left)
  const { id, version } = left ? await settle(api, store, left, known) : known
  return sendKept(api, store, newWrite({ bookingId: id, version, body }))
}

/**
 * Finds out what became of an earlier, different write before the next goes out. A booking that may have been
 * created is asked for again under its own key. A change of a booking is not sent again: the user gave it up,
 * so the booking is read, and only our own step forward counts as the version to go on from.
 */
async function settle(
  api: ApiClient,
  store: PendingStore,
  left: PendingWrite,
  known: KnownBooking,
): Promise<KnownBooking> {
  if (left.bookingId) {
    const { id, version } = await api.call(getBooking, { params: { id: left.bookingId } })
    store.keep(null)
    return version === left.version + 1 ? { id, version } : known
  }
  try {
    return await sendKept(api, store, left)
  } catch (error) {
    if (!isAnswered(error)) throw error
    return known
  }
}

function sendKept(api: ApiClient, store: PendingStore, write: PendingWrite): Promise<ServerBooking> {
  return sendPending(store, write, async ({ key: idempotencyKey, bookingId: id, version, body }) => {
    const answer = id
      ? await api.call(updateBooking, { params: { id }, body, version, idempotencyKey })
      : await api.call(createBooking, { body, idempotencyKey })
    if (!answer) throw new Error('An update was asked for without an id')
    return answer
  })
}
