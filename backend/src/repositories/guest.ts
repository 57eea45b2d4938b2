import { addTime } from '@portal/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { bookingLines, bookings } from '../db/schema/booking'
import { verificationAttempts } from '../db/schema/requests'

/** Wrong tries an hour that lock a line, and in all until staff reset it [OPEN-81]. */
const MOST_AN_HOUR = 5
const MOST_IN_ALL = 10

/** An engraving line as somebody outside the practice names it. */
export interface NamedLine {
  readonly bookingId: string
  readonly lineId: string
}

export type Attempts = typeof verificationAttempts.$inferSelect

/** Look-ups before anybody is known: they find the tenant, so they cannot start from one. */
export class GuestRepository {
  constructor(private readonly db: Db) {}

  /** Whose line this is and by which phone it is verified; null when there is no such line. */
  async owner({ bookingId, lineId }: NamedLine): Promise<{ practiceId: string; phone: string } | null> {
    const [row] = await this.db
      .select({ practiceId: bookings.practiceId, phone: bookings.ownerPhone })
      .from(bookings)
      .innerJoin(
        bookingLines,
        and(eq(bookingLines.practiceId, bookings.practiceId), eq(bookingLines.bookingId, bookings.id)),
      )
      .where(and(eq(bookings.id, bookingId), eq(bookingLines.id, lineId), eq(bookingLines.deleted, false)))
    return row ?? null
  }

  async phoneOfLine(lineId: string): Promise<string | null> {
    const [row] = await this.db
      .select({ phone: bookings.ownerPhone })
      .from(bookingLines)
      .innerJoin(
        bookings,
        and(eq(bookings.practiceId, bookingLines.practiceId), eq(bookings.id, bookingLines.bookingId)),
      )
      .where(and(eq(bookingLines.id, lineId), eq(bookingLines.deleted, false)))
      .limit(1)
    return row?.phone ?? null
  }

  /** The count of wrong tries, held until the transaction ends: tries at once are counted one by one. */
  async lockAttempts(line: NamedLine, now: Date): Promise<Attempts> {
    const [row] = await this.db
      .insert(verificationAttempts)
      .values({ ...line, total: 0, windowStart: now, windowCount: 0 })
      .onConflictDoUpdate({
        target: [verificationAttempts.bookingId, verificationAttempts.lineId],
        set: { total: sql`${verificationAttempts.total}` },
      })
      .returning()
    if (row === undefined) throw new Error('The attempts were not returned.')
    return row
  }

  /** Whether wrong numbers keep the line locked now. */
  async isLocked({ bookingId, lineId }: NamedLine, now: Date): Promise<boolean> {
    const [attempts] = await this.db
      .select()
      .from(verificationAttempts)
      .where(and(eq(verificationAttempts.bookingId, bookingId), eq(verificationAttempts.lineId, lineId)))
    return attempts !== undefined && lockedFor(attempts, now) !== 0
  }

  /** Forgets the wrong tries: only for who may see the booking. */
  async unlock({ bookingId, lineId }: NamedLine): Promise<void> {
    await this.db
      .delete(verificationAttempts)
      .where(and(eq(verificationAttempts.bookingId, bookingId), eq(verificationAttempts.lineId, lineId)))
  }

  async countWrong({ bookingId, lineId, ...attempts }: Attempts, now: Date): Promise<void> {
    const isOver = isWindowOver(attempts, now)
    await this.db
      .update(verificationAttempts)
      .set({
        total: attempts.total + 1,
        windowStart: isOver ? now : attempts.windowStart,
        windowCount: isOver ? 1 : attempts.windowCount + 1,
      })
      .where(and(eq(verificationAttempts.bookingId, bookingId), eq(verificationAttempts.lineId, lineId)))
  }
}

/** Seconds until the next try; 0 when one may be made, null when only staff can open the line again. */
export function lockedFor(attempts: Attempts, now: Date): number | null {
  if (attempts.total >= MOST_IN_ALL) return null
  if (isWindowOver(attempts, now) || attempts.windowCount < MOST_AN_HOUR) return 0
  return Math.ceil((windowEnd(attempts).getTime() - now.getTime()) / 1000)
}

type Window = Pick<Attempts, 'windowStart'>
const windowEnd = ({ windowStart }: Window) => addTime(windowStart, 1, 'hour')
const isWindowOver = (window: Window, now: Date) => now >= windowEnd(window)
