import { newLine, orderOf, removedLine } from '@portal/domain'
import type { PortalBooking, QuotedLine } from '@portal/domain'
import type { BookingCart, CartLineInput, SavedLine } from '@portal/slots/mf-catalog-cart'
import type { BookingWriter } from './booking-writer'

/** The booking's cart as other remotes see it; every change is saved on the booking [CAT-40, CAT-46]. */
export function bookingCart(booking: PortalBooking, writer: BookingWriter): BookingCart {
  const save = async (line: (latest: PortalBooking) => QuotedLine): Promise<SavedLine> => {
    const saved = await writer.saveLines((latest) => [line(latest)])
    const sent = line(saved)
    const isSent = ({ id, editId }: QuotedLine) => (sent.id ? id === sent.id : editId === sent.editId)
    return { ...(saved.quotedProducts.find(isSent) ?? sent), bookingId: saved.id }
  }
  return {
    bookingId: booking.id,
    orderId: booking.orderId,
    pet: booking.pet,
    ...orderOf(booking),
    saveLine: (input) => {
      // Made here, not at each try: a repeated try must not add the line twice.
      const editId = input.editId ?? crypto.randomUUID()
      return save((latest) => lineOf(input, editId, latest.quotedProducts))
    },
    removeLine: async (line) => void (await save(() => removedLine(line))),
    restoreLine: async (line) =>
      void (await save(() => ({ ...line, deleted: false, quantity: Math.max(1, line.quantity) }))),
  }
}

/** A line as the catalogue wants it: an existing one changed, or a new one. */
export function lineOf(input: CartLineInput, editId: string, lines: readonly QuotedLine[]): QuotedLine {
  const existing = lines.find((line) => line.id !== '' && line.id === input.id)
  const line = existing ?? newLine({ id: input.productId, name: input.name }, editId)
  return {
    ...line,
    name: input.name,
    quantity: input.quantity,
    deleted: false,
    actualProductIdC: input.productId,
    engravingText: input.engravingText === undefined ? line.engravingText : input.engravingText,
    packageProductsC: input.packageProductsC ?? line.packageProductsC,
    parentProductId: input.parentProductId ?? line.parentProductId,
  }
}
