import { addTime } from '@portal/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { verificationAttempts } from '../db/schema/requests'
import type { GuestLine } from './guest'

interface Limit {
  readonly hour: number
  readonly day: number
}

/**
 * Limits for wrong numbers [OPEN-81], per caller on one line; each number counts once. The line itself is never locked,
 * because guessers could lock its owner out. On a line with many guesses new callers get fewer attempts, so that many
 * addresses do not help to guess, while the owner still has some. All locks end on their own.
 */
const OF_CALLER: Limit = { hour: 5, day: 10 }
const OF_CALLER_OF_GUESSED: Limit = { hour: 2, day: 3 }
/** Wrong numbers of a day, by all callers, from which a line counts as guessed. */
const GUESSED = 20

/** Row of a line for all callers together. */
const ALL_CALLERS = ''

type Row = typeof verificationAttempts.$inferSelect

/** Counts of a line and of the present caller. */
export interface Attempts extends GuestLine {
  readonly rows: readonly Row[]
}

/** Wrong numbers of a line, known or not. Callers are keyed hashes. */
export class VerificationRepository {
  constructor(private readonly db: Db) {}

  /** Locks the counts until the transaction ends, so that concurrent attempts are counted one by one. */
  async lock({ bookingId, lineId }: GuestLine, caller: string, now: Date): Promise<Attempts> {
    const fresh = { bookingId, lineId, hourStart: now, hourCount: 0, dayStart: now, dayCount: 0 }
    const rows = await this.db
      .insert(verificationAttempts)
      // Always in this order, so that two attempts never wait for each other.
      .values([ALL_CALLERS, caller].map((each) => ({ ...fresh, caller: each })))
      .onConflictDoUpdate({
        target: [verificationAttempts.bookingId, verificationAttempts.lineId, verificationAttempts.caller],
        set: { dayCount: sql`${verificationAttempts.dayCount}` },
      })
      .returning()
    return { bookingId, lineId, rows }
  }

  /** Counts a wrong number by its mark. A repeated number does not count. */
  async countWrong({ rows }: Attempts, number: string, now: Date): Promise<void> {
    for (const { bookingId, lineId, caller, ...counts } of rows) {
      if (now < dayEnd(counts) && counts.tried.includes(number)) continue
      await this.db
        .update(verificationAttempts)
        .set(oneMore(counts, number, now))
        .where(and(of({ bookingId, lineId }), eq(verificationAttempts.caller, caller)))
    }
  }

  /** Clears the counts of line and caller after a right number; other callers keep theirs. */
  async clear({ rows, ...line }: Attempts): Promise<void> {
    const callers = rows.map(({ caller }) => caller)
    await this.db.delete(verificationAttempts).where(and(of(line), inArray(verificationAttempts.caller, callers)))
  }

  /** Whether wrong numbers lock anybody on this line, perhaps its owner. */
  async isLocked(line: GuestLine, now: Date): Promise<boolean> {
    const rows = await this.db.select().from(verificationAttempts).where(of(line))
    return lockedFor({ ...line, rows }, now) > 0
  }

  /** Clears all counts of a line. The caller must be allowed to see the booking. */
  async unlock(line: GuestLine): Promise<void> {
    await this.db.delete(verificationAttempts).where(of(line))
  }
}

const of = ({ bookingId, lineId }: GuestLine) =>
  and(eq(verificationAttempts.bookingId, bookingId), eq(verificationAttempts.lineId, lineId))

/** Seconds until the next attempt; 0 if it may be made now. */
export function lockedFor({ rows }: Attempts, now: Date): number {
  const line = rows.find(({ caller }) => caller === ALL_CALLERS)
  const isGuessed = line !== undefined && now < dayEnd(line) && line.dayCount >= GUESSED
  const most = isGuessed ? OF_CALLER_OF_GUESSED : OF_CALLER
  const waits = rows.filter(({ caller }) => caller !== ALL_CALLERS).map((row) => waitOf(row, most, now))
  return Math.max(0, ...waits)
}

const MOST_TRIED = 100

type Counts = Omit<Row, 'bookingId' | 'lineId' | 'caller'>

const hourEnd = ({ hourStart }: Counts) => addTime(hourStart, 1, 'hour')
const dayEnd = ({ dayStart }: Counts) => addTime(dayStart, 1, 'day')

function oneMore(counts: Counts, number: string, now: Date): Counts {
  const [isHourOver, isDayOver] = [now >= hourEnd(counts), now >= dayEnd(counts)]
  return {
    hourStart: isHourOver ? now : counts.hourStart,
    hourCount: isHourOver ? 1 : counts.hourCount + 1,
    dayStart: isDayOver ? now : counts.dayStart,
    dayCount: isDayOver ? 1 : counts.dayCount + 1,
    // Limits the stored marks; beyond, a number may count twice.
    tried: [...(isDayOver ? [] : counts.tried), number].slice(-MOST_TRIED),
  }
}

function waitOf(counts: Counts, most: Limit, now: Date): number {
  const until = (count: number, limit: number, end: Date) =>
    count < limit ? 0 : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))
  return Math.max(until(counts.hourCount, most.hour, hourEnd(counts)), until(counts.dayCount, most.day, dayEnd(counts)))
}
