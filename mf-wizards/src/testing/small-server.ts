import { ApiError } from '@portal/api-client'
import type { InputOf } from '@portal/api-client'
import type * as calls from '@portal/api-client/contract/booking'
import type * as instructions from '@portal/api-client/contract/special-instruction'
import { ServerBookingSchema } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { sameValue } from '@portal/domain/merge'
import { parseUnknown } from '@portal/federation'
import { outdated } from './played-session'
import { serverBella } from './server-booking'
import { serverLine } from './server-line'

type Body = InputOf<typeof calls.createBooking>['body']
type Keyed = Pick<InputOf<typeof calls.updateBooking>, 'version' | 'idempotencyKey'>

/** Called before a write is answered; `before` is null for a new booking. */
export type OnWrite = (before: ServerBooking | null, after: ServerBooking, caller: string) => void

/** Bookings in memory. A write happens once under its key, and only upon the version that it names. */
export class SmallServer {
  readonly #bookings = new Map<string, ServerBooking>()
  /** By the keys of the writes. */
  readonly #answers = new Map<string, ServerBooking>()
  readonly #onWrite: OnWrite

  constructor(onWrite: OnWrite) {
    this.#onWrite = onWrite
  }

  find(id: string): ServerBooking {
    const found = this.#bookings.get(id)
    if (!found) throw new ApiError({ kind: 'notFound', status: 404 })
    return found
  }

  /** Makes a booking with an id of its own: as it was sent, or Bella's with an urn. */
  make(caller: string, body?: Body): ServerBooking {
    const bella = { ...serverBella(), id: `booking-${this.#bookings.size + 1}`, version: 0 }
    const urn = { ...serverLine('line-1', 'urn', 1, 10), editId: 'edit-1', engraving_text: 'Bella' }
    const sent = body ? withBody({ ...bella, owner: null, pet: null }, body) : { ...bella, quoted_products: [urn] }
    return this.#keep(caller, null, sent)
  }

  /** The endpoints as one caller meets them. */
  endpointsFor(caller: string) {
    const write = (id: string, { version, idempotencyKey }: Keyed, change: (before: ServerBooking) => unknown) =>
      this.#once(idempotencyKey, () => {
        const before = this.find(id)
        if (before.version !== version) throw outdated
        return this.#keep(caller, before, change(before))
      })
    return {
      getBooking: ({ params }: InputOf<typeof calls.getBooking>) => this.find(params.id),
      createBooking: ({ body, idempotencyKey }: InputOf<typeof calls.createBooking>) =>
        this.#once(idempotencyKey, () => this.make(caller, body)),
      updateBooking: ({ params, body, ...keyed }: InputOf<typeof calls.updateBooking>) =>
        write(params.id, keyed, (before) => withBody(before, body)),
      completeBooking: ({ params, ...keyed }: InputOf<typeof calls.completeBooking>) =>
        write(params.id, keyed, (before) => ({ ...before, cstm: { ...before.cstm, order_stage_c: 'VP Submitted' } })),
      saveSpecialInstructions: ({ body, ...keyed }: InputOf<typeof instructions.saveSpecialInstructions>) =>
        write(body.opportunity_id, keyed, ({ special_instructions: rows, ...before }) => {
          return { ...before, special_instructions: [...rows, ...body.special_instructions] }
        }).special_instructions,
      replaceSpecialInstructions: ({
        params,
        body,
        ...keyed
      }: InputOf<typeof instructions.replaceSpecialInstructions>) =>
        write(params.id, keyed, (before) => ({ ...before, ...body })).special_instructions,
    }
  }

  #once(key = '', write: () => ServerBooking): ServerBooking {
    const answer = this.#answers.get(key) ?? write()
    this.#answers.set(key, answer)
    return answer
  }

  /** A write that changes nothing makes no version. */
  #keep(caller: string, before: ServerBooking | null, changed: unknown): ServerBooking {
    const after = parseUnknown(ServerBookingSchema, changed)
    if (!after) throw new Error('What is written is no booking')
    if (before && sameValue(after, before)) return before
    const newer = { ...after, version: after.version + 1 }
    this.#onWrite(before, newer, caller)
    this.#bookings.set(newer.id, newer)
    return newer
  }
}

/** Owner and pet of a submitted booking stay as they are [WIZ-106]; a new line is added once under its `editId`. */
function withBody(
  before: ServerBooking,
  { pet, owner, skip_owner_details: skips, quoted_products: sent }: Body,
): unknown {
  const lines = (sent ?? []).map(({ id, editId, product, ...line }) => {
    const known = before.quoted_products.find((each) => (id ? each.id === id : each.editId === editId))
    return { ...(known ?? serverLine(`line-${editId}`, product, 1, 10)), ...line, editId }
  })
  const others = before.quoted_products.filter(({ editId }) => lines.every((line) => line.editId !== editId))
  const changed = { ...before, quoted_products: [...others, ...lines] }
  if (before.cstm.order_stage_c !== 'VP Unsubmitted') return changed
  const cstm = { ...before.cstm, skip_owner_details_c: skips, provided_client_details_c: !skips }
  return { ...changed, cstm, owner: skips ? null : { ...before.owner, ...owner }, pet: { ...before.pet, ...pet } }
}
