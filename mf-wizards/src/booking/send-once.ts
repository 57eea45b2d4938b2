import { ApiError } from '@portal/api-client'
import type { ApiClient, InputOf } from '@portal/api-client'
import { createBooking, getBooking, updateBooking } from '@portal/api-client/contract/booking'
import type { BookingSubmit, ServerBooking } from '@portal/domain'

type CreateBody = InputOf<typeof createBooking>['body']

/**
 * An outbox of one write, whose answer may have been lost: it is kept with the draft until the server has answered,
 * and sent again unchanged under its own key, so that neither a double click, a reload nor a broken connection
 * books twice.
 */
export interface PendingWrite {
  readonly key: string
  /** '' creates the booking. */
  readonly bookingId: string
  readonly version: number
  readonly body: CreateBody
}

export interface PendingStore {
  read(): PendingWrite | null
  keep(write: PendingWrite | null): void
}

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
  return sendKept(api, store, { key: crypto.randomUUID(), bookingId: id, version, body })
}

/** Keeps a write with the draft until the server has answered. */
async function sendKept(api: ApiClient, store: PendingStore, write: PendingWrite): Promise<ServerBooking> {
  store.keep(write)
  try {
    return await send(api, store, write)
  } catch (error) {
    if (isAnswered(error)) store.keep(null)
    throw error
  }
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
    return await send(api, store, left)
  } catch (error) {
    if (!isAnswered(error)) throw error
    store.keep(null)
    return known
  }
}

async function send(api: ApiClient, store: PendingStore, write: PendingWrite): Promise<ServerBooking> {
  const { key: idempotencyKey, bookingId: id, version, body } = write
  const answer = id
    ? await api.call(updateBooking, { params: { id }, body, version, idempotencyKey })
    : await api.call(createBooking, { body, idempotencyKey })
  if (!answer) throw new Error('An update was asked for without an id')
  store.keep(null)
  return answer
}

/** Whether the server has judged the write; otherwise it may or may not have happened. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function sameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
