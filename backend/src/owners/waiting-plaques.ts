import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { bookingLines } from '../db/schema/booking'
import { engravings } from '../db/schema/engraving'
import { currentRequest, presentLine } from './present-line'
import type { LineReference, PresentLine, RequestRow } from './present-line'

/** A plaque with an open request. */
export interface RequestedLine {
  readonly of: LineReference
  readonly present: PresentLine
  readonly request: RequestRow
}

/** Plaques of the booking that wait for approval, in line order; one message names them all. */
export async function waitingPlaques(db: Db, { practiceId, bookingId }: LineReference): Promise<RequestedLine[]> {
  const rows = await db
    .select({ lineId: engravings.lineId })
    .from(engravings)
    .innerJoin(
      bookingLines,
      and(
        eq(bookingLines.practiceId, engravings.practiceId),
        eq(bookingLines.bookingId, engravings.bookingId),
        eq(bookingLines.id, engravings.lineId),
      ),
    )
    .where(and(eq(engravings.practiceId, practiceId), eq(engravings.bookingId, bookingId)))
    .orderBy(asc(bookingLines.seq))
  const waiting: RequestedLine[] = []
  for (const { lineId } of rows) {
    const of = { practiceId, bookingId, lineId }
    const present = await presentLine(db, of)
    const request = present && currentRequest(present)
    const isWaiting = present?.state === 'waiting' && present.closed === null
    if (present && request && isWaiting && request.answeredAt === null) waiting.push({ of, present, request })
  }
  return waiting
}
