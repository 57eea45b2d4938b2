import { addTime } from '@portal/domain'
import { whyClosed } from '@portal/domain/plaque'
import type { OwnerAnswer } from '@portal/domain/plaque'
import { and, desc, eq, gte, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { bookingLines, bookings } from '../db/schema/booking'
import { engravings } from '../db/schema/engraving'
import type { Tenant } from '../session/tenant'

/** Days for which the dashboard shows an approval. */
const APPROVALS_FOR_DAYS = 7
const MOST_ANSWERS = 5

interface OwnerAnswers {
  readonly answers: readonly OwnerAnswer[]
  /** All open change requests. */
  readonly open: number
}

/** Answers of owners: open change requests, then approvals of a week, each newest first. */
export async function ownerAnswers(db: Db, { practiceId }: Tenant, now: Date): Promise<OwnerAnswers> {
  const since = addTime(now, -APPROVALS_FOR_DAYS, 'day')
  const rows = await db
    .select({ engraving: engravings, booking: bookings, line: bookingLines })
    .from(engravings)
    .innerJoin(bookings, and(eq(bookings.practiceId, engravings.practiceId), eq(bookings.id, engravings.bookingId)))
    .innerJoin(bookingLines, isLineOfEngraving)
    .where(
      and(
        eq(engravings.practiceId, practiceId),
        eq(bookingLines.deleted, false),
        or(isNotNull(engravings.changeAt), and(gte(engravings.approvedAt, since), eq(engravings.approvedAs, 'client'))),
      ),
    )
    .orderBy(desc(engravings.changeAt), desc(engravings.approvedAt))
  const wishes = rows.filter((row) => row.engraving.changeAt !== null && isOpen(row))
  const approvals = rows.filter(({ engraving }) => engraving.changeAt === null)
  return { answers: [...wishes, ...approvals].slice(0, MOST_ANSWERS).map(toAnswer), open: wishes.length }
}

const isLineOfEngraving = and(
  eq(bookingLines.practiceId, engravings.practiceId),
  eq(bookingLines.bookingId, engravings.bookingId),
  eq(bookingLines.id, engravings.lineId),
  eq(bookingLines.productId, engravings.productId),
)

interface Row {
  readonly engraving: typeof engravings.$inferSelect
  readonly booking: typeof bookings.$inferSelect
  readonly line: typeof bookingLines.$inferSelect
}

/** Whether staff can still act on it. */
const isOpen = ({ booking: { okCremate, stage } }: Row) =>
  whyClosed({ okCremate, stage, isDeleted: false, discardedAt: null, isApproved: false }, 'staff') === null

function toAnswer({ engraving: { approvedAt, changeAt }, booking, line }: Row): OwnerAnswer {
  return {
    bookingId: booking.id,
    orderId: String(booking.orderId),
    lineId: line.id,
    petName: booking.petFirstName,
    productName: line.name,
    answer: changeAt === null ? 'approved' : 'changesAsked',
    at: (changeAt ?? approvedAt)?.toISOString() ?? '',
  }
}
