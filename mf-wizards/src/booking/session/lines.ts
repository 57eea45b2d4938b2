import { newLine, removedLine, visibleLines } from '@portal/domain'
import type { PortalBooking, QuotedLine } from '@portal/domain'
import { mergeBooking } from '@portal/domain-bundled/booking-merge'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import { bookingOf } from './session'
import type { BookingSession } from './session'
import type { LinesChange, LinesTask } from './tasks'
import { homeLines, writeOf } from './write'
import type { BookingWrite } from './write'

/** Creates the task for a change of cart lines, based on the booking as it will be after the queued changes. */
export function linesTask(session: BookingSession, change: LinesChange, because?: unknown): LinesTask {
  const ahead = session.tasks.findLast((task) => task.kind === 'lines')
  const before = ahead?.wanted ?? bookingOf(session)
  return { kind: 'lines', change, before, wanted: withLines(before, changedLines(change, before)), because }
}

/**
 * The write for a change of cart lines. If a colleague changed the same line, it names the old version, so the server
 * refuses it.
 */
export function linesWrite(now: PortalBooking, task: LinesTask): BookingWrite {
  const { version } = isSameLine(now, task) ? now : task.before
  return writeOf(now, version, [...homeLines(now), ...changedLines(task.change, now)])
}

/** Whether nobody else has changed the same line. */
export function isSameLine(now: PortalBooking, { before, wanted }: LinesTask): boolean {
  return mergeBooking(before, wanted, now).conflicts.length === 0
}

/** The lines of a change, as they should be afterwards. */
export function changedLines(change: LinesChange, booking: PortalBooking): readonly QuotedLine[] {
  if (change.kind === 'put') return [lineOf(change.input, change.editId, booking.quotedProducts)]
  if (change.kind === 'removed') return [removedLine(change.line)]
  if (change.kind === 'repriced') return visibleLines(booking.quotedProducts)
  return [{ ...change.line, deleted: false, quantity: Math.max(1, change.line.quantity) }]
}

/** The line for a cart input: an existing line with changes, or a new one. */
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
