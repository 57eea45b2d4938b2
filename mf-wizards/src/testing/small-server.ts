import type { InputOf } from '@portal/api-client'
import type * as calls from '@portal/api-client/contract/booking'
import type * as instructions from '@portal/api-client/contract/special-instruction'
import { ServerBookingSchema } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { sameValue } from '@portal/domain-bundled/merge'
import { parseUnknown } from '@portal/federation'
import { outdated } from './played-session'
import { serverBella } from './server-booking'
import { serverLine } from './server-line'

type KeyedWrite = Pick<InputOf<typeof calls.updateBooking>, 'version' | 'idempotencyKey'>

/** A booking in memory. A write happens once per key, and only on the version that it names. */
export class SmallServer {
  readonly #answers = new Map<string, ServerBooking>()
  booking: ServerBooking

  /** Bella's booking with an urn; `onWrite` is called before each answer. */
  constructor(
    stage: string,
    readonly onWrite: (before: ServerBooking, after: ServerBooking, caller: string) => void,
  ) {
    const urn = { ...serverLine('line-1', 'urn', 1, 10), editId: 'edit-1', engraving_text: 'Bella' }
    this.booking = { ...serverBella({ stage }), quoted_products: [urn] }
  }

  /** The endpoints for one caller. */
  endpointsFor(caller: string) {
    const write = ({ version, idempotencyKey }: KeyedWrite, change: (before: ServerBooking) => unknown) => {
      const known = this.#answers.get(idempotencyKey)
      if (!known && this.booking.version !== version) throw outdated
      const answer = known ?? this.#keep(caller, change(this.booking))
      this.#answers.set(idempotencyKey, answer)
      return answer
    }
    return {
      getBooking: () => this.booking,
      updateBooking: ({ body, ...keyed }: InputOf<typeof calls.updateBooking>) =>
        write(keyed, (before) => withBody(before, body)),
      completeBooking: (keyed: InputOf<typeof calls.completeBooking>) =>
        write(keyed, (before) => ({ ...before, cstm: { ...before.cstm, order_stage_c: 'VP Submitted' } })),
      saveSpecialInstructions: ({ body, ...keyed }: InputOf<typeof instructions.saveSpecialInstructions>) =>
        write(keyed, ({ special_instructions: rows, ...before }) => {
          return { ...before, special_instructions: [...rows, ...body.special_instructions] }
        }).special_instructions,
      replaceSpecialInstructions: ({ body, ...keyed }: InputOf<typeof instructions.replaceSpecialInstructions>) =>
        write(keyed, (before) => ({ ...before, ...body })).special_instructions,
    }
  }

  /** A write without changes makes no version. */
  #keep(caller: string, changed: unknown): ServerBooking {
    const after = parseUnknown(ServerBookingSchema, changed)
    if (!after) throw new Error('What is written is no booking')
    if (sameValue(after, this.booking)) return this.booking
    const newer = { ...after, version: after.version + 1 }
    this.onWrite(this.booking, newer, caller)
    this.booking = newer
    return newer
  }
}

/** Owner and pet of a submitted booking stay [WIZ-106]; a new line is added once per `editId`. */
function withBody(
  before: ServerBooking,
  { pet, owner, skip_owner_details: skips, quoted_products: sent }: InputOf<typeof calls.updateBooking>['body'],
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
