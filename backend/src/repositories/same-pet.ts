import { and, between, eq, isNull, ne, sql } from 'drizzle-orm'
import { SAME_PET_DAYS } from '@portal/domain-bundled/warnings'
import { addTime } from '@portal/domain'
import type { Db } from '../db/connect'
import { bookings } from '../db/schema/booking'
import type { Tenant } from '../session/tenant'

const { id, orderId, practiceId, dateEntered } = bookings

interface SamePetQuery {
  readonly id: string
  readonly dateEntered: Date
  /** Words of the pet's names. */
  readonly words: readonly string[]
}

/**
 * Bookings of a practice around this day whose pet's names share two words with this pet's, or nearly so. Uses the
 * index `bookings_by_pet_names` through a database function that practices may call [OPEN-121, OPEN-192].
 */
export function bookingsOfLikePets(db: Db, tenant: Tenant, { id: ownId, dateEntered: day, words }: SamePetQuery) {
  const from = addTime(day, -SAME_PET_DAYS, 'day')
  const to = addTime(day, SAME_PET_DAYS, 'day')
  const near = (word: string) => {
    const keys = [from, day, to].map(
      (each) => sql`pet_keys(${tenant.practiceId}, ${word}, ${each.toISOString()}::timestamptz)`,
    )
    return sql.join(keys, sql` || `)
  }
  const found = pairsOf(words).map(
    ([one = '', other = one]) => sql`select bookings_with_keys(${tenant.practiceId}, ${near(one)}, ${near(other)})`,
  )
  return db
    .select({
      id,
      orderId,
      dateEntered,
      stage: bookings.stage,
      serviceType: bookings.serviceType,
      vetStaff: bookings.vetStaff,
      petFirstName: bookings.petFirstName,
      petLastName: bookings.petLastName,
      petType: sql<string>`coalesce(${bookings.details}->'pet'->>'type', '')`,
      ownerFirstName: bookings.ownerFirstName,
      ownerLastName: bookings.ownerLastName,
      ownerPhone: bookings.ownerPhone,
      warningAnswers: bookings.warningAnswers,
    })
    .from(bookings)
    .where(
      and(
        eq(practiceId, tenant.practiceId),
        sql`${id} = any(array(${sql.join(found, sql` union `)}))`,
        ne(id, ownId),
        isNull(bookings.discardedAt),
        between(dateEntered, from, to),
      ),
    )
    .orderBy(dateEntered, orderId)
}

/** All pairs of words, or the only word. */
function pairsOf(words: readonly string[]): (readonly string[])[] {
  if (words.length < 2) return [words]
  return words.flatMap((word, at) => words.slice(at + 1).map((other) => [word, other]))
}
