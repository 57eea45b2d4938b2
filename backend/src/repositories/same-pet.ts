import { and, between, isNull, ne, or, sql } from 'drizzle-orm'
import { SAME_PET_DAYS } from '@portal/domain/warnings'
import { addTime } from '@portal/domain'
import type { Db } from '../db/connect'
import { bookings } from '../db/schema/booking'
import type { Tenant } from '../tenant/tenant'

const { id, orderId, practiceId, dateEntered } = bookings

/** The keys of a booking, as the index has them. */
const keys = sql`pet_keys(${practiceId}, ${bookings.petFirstName} || ' ' || ${bookings.petLastName}, ${dateEntered})`

/**
 * Exactly the tenant's: the keys hold a hash of the practice. Written so that no index is found for it: among a million
 * the planner else reads all 200,000 places of a large practice besides, 0.1 s, to keep the one that the keys have found.
 */
const isOfPractice = (id: string) => sql`${practiceId} || '' = ${id}`

interface Around {
  readonly id: string
  readonly dateEntered: Date
  /** Of the pet's names. */
  readonly words: readonly string[]
}

/**
 * The bookings of a practice from the days around this one, of which the pet's names have two words in common with
 * this pet's, or nearly so: found by the index `bookings_by_pet_names` [OPEN-121].
 */
export function bookingsOfLikePets(db: Db, tenant: Tenant, { id: ownId, dateEntered: day, words }: Around) {
  const from = addTime(day, -SAME_PET_DAYS, 'day')
  const to = addTime(day, SAME_PET_DAYS, 'day')
  const hasWord = (word: string) => {
    const near = [from, day, to].map(
      (each) => sql`pet_keys(${tenant.practiceId}, ${word}, ${each.toISOString()}::timestamptz)`,
    )
    return sql`${keys} && (${sql.join(near, sql` || `)})`
  }
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
        isOfPractice(tenant.practiceId),
        ne(id, ownId),
        isNull(bookings.thrownAwayAt),
        between(dateEntered, from, to),
        or(...pairsOf(words).map((pair) => and(...pair.map(hasWord)))),
      ),
    )
    .orderBy(dateEntered, orderId)
}

/** Two of the words each, or the only one. */
function pairsOf(words: readonly string[]): (readonly string[])[] {
  if (words.length < 2) return [words]
  return words.flatMap((word, at) => words.slice(at + 1).map((other) => [word, other]))
}
