import { newLine, removedLine, visibleLines } from '@portal/domain'
import type { PortalBooking, QuotedLine } from '@portal/domain'
import { mergeBooking } from '@portal/domain/booking-merge'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import { bookingOf } from './session'
import type { BookingSession } from './session'
import type { LinesChange, LinesTask } from './tasks'
import { homeLines, writeOf } from './write'
import type { BookingWrite } from './write'

/** A change of lines, made upon the booking as the user has it once all that waits is saved. */
export function linesTask(session: BookingSession, change: LinesChange, because?: unknown): LinesTask {
  const ahead = session.tasks.findLast((task) => task.is === 'lines')
  const before = ahead?.wanted ?? bookingOf(session)
  return { is: 'lines', change, before, wanted: withLines(before, changedLines(change, before)), because }
}

/** The change upon the booking as it is now: of lines that others have changed too, never in their version. */
export function linesWrite(now: PortalBooking, task: LinesTask): BookingWrite {
  const { version } = isSameLine(now, task) ? now : task.before
  return writeOf(now, version, [...homeLines(now), ...changedLines(task.change, now)])
}

/** Nobody else has changed the same line. */
export function isSameLine(now: PortalBooking, { before, wanted }: LinesTask): boolean {
  return mergeBooking(before, wanted, now).conflicts.length === 0
}

/** The lines that a change names, as they are to be. */
export function changedLines(change: LinesChange, booking: PortalBooking): readonly QuotedLine[] {
  if (change.is === 'put') return [lineOf(change.input, change.editId, booking.quotedProducts)]
  if (change.is === 'removed') return [removedLine(change.line)]
  if (change.is === 'repriced') return visibleLines(booking.quotedProducts)
  return [{ ...change.line, deleted: false, quantity: Math.max(1, change.line.quantity) }]
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

function withLines(booking: PortalBooking, lines: readonly QuotedLine[]): PortalBooking {
  const ids = new Set(lines.map(({ id, editId }) => editId || id))
  const others = booking.quotedProducts.filter(({ id, editId }) => !ids.has(editId || id))
  return { ...booking, quotedProducts: [...others, ...lines] }
}
