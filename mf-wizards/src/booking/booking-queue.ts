import { ApiError } from '@portal/api-client'
import type { ApiClient, InputOf } from '@portal/api-client'
import { createBooking, updateBooking } from '@portal/api-client/contract/booking'
import type { ServerBooking } from '@portal/domain'
import { isAnswered, newWrite, sameContent, sendPending } from '@portal/federation'
import type * as writes from '@portal/federation'
import type { PinnedBooking } from './pinned-booking'
import type { SaveProgress } from './save-progress'

/** A booking as it is to be saved. */
export interface BookingWrite {
  /** '' creates the booking. */
  readonly bookingId: string
  /** The version that the change was made upon. */
  readonly version: number
  readonly body: InputOf<typeof createBooking>['body']
}

/** The one write whose answer is not known; kept with the draft, so that it outlives a reload. */
export type PendingStore = writes.PendingStore<BookingWrite>
export type PendingWrite = writes.PendingWrite<BookingWrite>

interface QueueMeans {
  readonly api: ApiClient
  readonly pending: PendingStore
  readonly pinned: PinnedBooking
  readonly progress: SaveProgress
  /** Takes what the server answered, before the next write is made. */
  readonly onAnswer: (server: ServerBooking) => Promise<unknown>
}

/**
 * The only way a booking is saved: one write at a time, each under its own key until the server has answered. A write
 * is known as our own by that key alone, never by counting versions [OPEN-87].
 */
export class BookingQueue {
  readonly #means: QueueMeans
  #last: Promise<unknown> = Promise.resolve()

  constructor(means: QueueMeans) {
    this.#means = means
  }

  /** Does work when all before it is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work)
    this.#last = turn
    return turn
  }

  /** Saves; `make` says what, when its turn has come. Rejects with 412 when somebody else was faster. */
  save(make: () => BookingWrite): Promise<ServerBooking> {
    return this.inTurn(() =>
      this.#telling(async () => {
        const left = this.#left()
        if (left && sameContent(contentOf(left), make())) return this.#send(left)
        const settled = left && (await this.#settle(left))
        const wanted = make()
        // Made upon the version that the lost write began from: that write was our own, so its answer is the base.
        const version = settled && wanted.version === left.version ? settled.version : wanted.version
        return this.#send(newWrite({ ...wanted, bookingId: this.#means.pinned.id, version }))
      }),
    )
  }

  /** Finds out what became of a write that a reload or a broken connection left open. */
  async settle(): Promise<void> {
    await this.inTurn(async () => {
      const left = this.#left()
      if (left) await this.#telling(() => this.#settle(left))
    })
  }

  /** A write of another booking is not ours to send, whatever is in storage [OPEN-89]. */
  #left(): PendingWrite | null {
    const left = this.#means.pending.read()
    return left?.bookingId === this.#means.pinned.id ? left : null
  }

  /** Sent again under its own key, it happens once; refused, it never happened. */
  async #settle(left: PendingWrite): Promise<ServerBooking | null> {
    try {
      return await this.#send(left)
    } catch (error) {
      if (!isAnswered(error)) throw error
      return null
    }
  }

  async #send(write: PendingWrite): Promise<ServerBooking> {
    const { api, pending, onAnswer } = this.#means
    const answer = await sendPending(pending, write, async ({ key: idempotencyKey, bookingId: id, version, body }) =>
      id
        ? api.call(updateBooking, { params: { id }, body, version, idempotencyKey })
        : api.call(createBooking, { body, idempotencyKey }),
    )
    if (!answer) throw new Error('An update was asked for without an id')
    await onAnswer(answer)
    return answer
  }

  async #telling<T>(work: () => Promise<T>): Promise<T> {
    const { progress } = this.#means
    progress.tell('sending')
    try {
      const result = await work()
      progress.tell('saved')
      return result
    } catch (error) {
      progress.tell(isAnswered(error) ? 'refused' : isUnreachable(error) ? 'waiting' : 'unsure')
      throw error
    }
  }
}

/** Nobody answered: what is to be sent goes out by itself once there is a way. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
}

function contentOf({ bookingId, version, body }: PendingWrite): BookingWrite {
  return { bookingId, version, body }
}
