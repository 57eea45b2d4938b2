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
 * Wrong numbers that hold who tries them [OPEN-81]: each number once, of one caller on one line. The line itself is never
 * held: whoever has its link could keep its owner out by guessing. Where many callers guess at one line, each new one
 * gets fewer tries, so that many addresses are no way to guess, and its owner still has some. All end by themselves.
 */
const OF_CALLER: Limit = { hour: 5, day: 10 }
const OF_CALLER_OF_GUESSED: Limit = { hour: 2, day: 3 }
/** So many wrong numbers of a day, from whomever: it is being guessed. */
const GUESSED = 20

/** The row of a line from all callers together. */
const ALL_CALLERS = ''

type Row = typeof verificationAttempts.$inferSelect

/** What is counted of a line and of who tries it now. */
export interface Attempts extends GuestLine {
  readonly rows: readonly Row[]
}

/** The wrong numbers of a line, known or not; a caller is a keyed hash. */
export class VerificationRepository {
  constructor(private readonly db: Db) {}

  /** The counts, held until the transaction ends: tries at once are counted one by one. */
  async lock({ bookingId, lineId }: GuestLine, caller: string, now: Date): Promise<Attempts> {
    const fresh = { bookingId, lineId, hourStart: now, hourCount: 0, dayStart: now, dayCount: 0 }
    const rows = await this.db
      .insert(verificationAttempts)
      // Always in this order, so that two tries never wait for each other.
      .values([ALL_CALLERS, caller].map((each) => ({ ...fresh, caller: each })))
      .onConflictDoUpdate({
        target: [verificationAttempts.bookingId, verificationAttempts.lineId, verificationAttempts.caller],
        set: { dayCount: sql`${verificationAttempts.dayCount}` },
      })
      .returning()
    return { bookingId, lineId, rows }
  }

  /** Counts a wrong number, by its mark: one that was tried before tells nobody anything new. */
  async countWrong({ rows }: Attempts, number: string, now: Date): Promise<void> {
    for (const { bookingId, lineId, caller, ...counts } of rows) {
      if (now < dayEnd(counts) && counts.tried.includes(number)) continue
      await this.db
        .update(verificationAttempts)
        .set(oneMore(counts, number, now))
        .where(and(of({ bookingId, lineId }), eq(verificationAttempts.caller, caller)))
    }
  }

  /** After a right number: what others guessed stays theirs. */
  async clear({ rows, ...line }: Attempts): Promise<void> {
    const callers = rows.map(({ caller }) => caller)
    await this.db.delete(verificationAttempts).where(and(of(line), inArray(verificationAttempts.caller, callers)))
  }

  /** Whether wrong numbers hold somebody who tried this line, its owner maybe. */
  async isLocked(line: GuestLine, now: Date): Promise<boolean> {
    const rows = await this.db.select().from(verificationAttempts).where(of(line))
    return lockedFor({ ...line, rows }, now) > 0
  }

  /** Forgets the wrong tries of everybody: only for who may see the booking. */
  async unlock(line: GuestLine): Promise<void> {
    await this.db.delete(verificationAttempts).where(of(line))
  }
}

const of = ({ bookingId, lineId }: GuestLine) =>
  and(eq(verificationAttempts.bookingId, bookingId), eq(verificationAttempts.lineId, lineId))

/** Seconds until the next try; 0 when one may be made. */
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
    // Of a line that is guessed no list grows without end: beyond, a number may count twice.
    tried: [...(isDayOver ? [] : counts.tried), number].slice(-MOST_TRIED),
  }
}

function waitOf(counts: Counts, most: Limit, now: Date): number {
  const until = (count: number, limit: number, end: Date) =>
    count < limit ? 0 : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))
  return Math.max(until(counts.hourCount, most.hour, hourEnd(counts)), until(counts.dayCount, most.day, dayEnd(counts)))
}
