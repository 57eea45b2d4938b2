import { emptyOwner } from '@portal/domain'
import type { Owner } from '@portal/domain'
import { MOST_OFFERED, NAME_START, PHONE_START, latestOfOwners } from '@portal/domain-bundled/earlier-owner'
import type { OwnerSearch } from '@portal/domain-bundled/earlier-owner'
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { plannedByValues } from '../db/prepared'
import { bookings } from '../db/schema/booking'
import type { Tenant } from '../session/tenant'

interface EarlierOwner {
  readonly owner: Owner
  readonly bookedAt: Date
}

export interface EarlierOwnerQuery {
  readonly search: OwnerSearch
  /** The booking being filled in; '' if there is none yet. */
  readonly except: string
}

/** Bookings read to find the latest owners; more are read if these have too few owners. */
const READ_FIRST = 60
const READ_THEN = 2000

/**
 * Owners of the practice's bookings, latest first, as in their latest booking. Excludes discarded bookings and erased
 * owners [OPEN-202, OPEN-203, OPEN-169].
 */
export async function earlierOwners(db: Db, tenant: Tenant, looked: EarlierOwnerQuery): Promise<EarlierOwner[]> {
  const read = (most: number) => plannedByValues(db, (tx) => bookingsOfOwners(tx, tenant, looked, most))
  const first = await read(READ_FIRST)
  const found = latestOfOwners(first)
  const isAll = found.length === MOST_OFFERED || first.length < READ_FIRST
  return withDetails(db, tenant, isAll ? found : latestOfOwners(await read(READ_THEN)))
}

const { id, practiceId, dateEntered, orderId, ownerFirstName, ownerLastName, ownerPhone } = bookings

/** Bookings whose owner's names and number begin with the search, latest first. */
export function bookingsOfOwners(db: Db, tenant: Tenant, { search, except }: EarlierOwnerQuery, most: number) {
  return db
    .select({
      id,
      bookedAt: dateEntered,
      firstName: ownerFirstName,
      lastName: ownerLastName,
      phoneNumber: ownerPhone,
      city: sql<string>`coalesce(${bookings.details}->'owner'->'address'->>'city', '')`,
    })
    .from(bookings)
    .where(
      and(
        eq(practiceId, tenant.practiceId),
        isNull(bookings.discardedAt),
        isNull(bookings.ownerErasedAt),
        ne(id, except),
        ...beginSo(search),
      ),
    )
    .orderBy(desc(dateEntered), desc(orderId))
    .limit(most)
}

/** A name as in the indexes: `foldedName` of the domain. */
const folded = (name: SQLWrapper): SQL<string> => sql`replace(search_fold(${name}), ' ', '')`

/** Each has an index `bookings_by_owner_…`; the most selective comes first. */
const SEARCH_METHODS = [
  { key: 'phone', column: ownerPhone, value: sql`${ownerPhone}`, most: PHONE_START },
  { key: 'lastName', column: ownerLastName, value: folded(ownerLastName), most: NAME_START },
  { key: 'firstName', column: ownerFirstName, value: folded(ownerFirstName), most: NAME_START },
] as const
type SearchMethod = (typeof SEARCH_METHODS)[number]

/** Uses one of the indexes; further fields are checked in the index or the rows. */
function beginSo(search: OwnerSearch): SQL[] {
  const startOf = ({ key, most }: SearchMethod) => Array.from(search[key]).slice(0, most)
  const by = SEARCH_METHODS.find((method) => startOf(method).length === method.most)
  const filled = SEARCH_METHODS.filter(({ key }) => search[key] !== '')
  return [
    ...(by ? [ne(by.column, ''), sql`left(${by.value}, ${sql.raw(String(by.most))}) = ${startOf(by).join('')}`] : []),
    // Compares bytes, by which the indexes are sorted, up to the highest character.
    ...filled.map(({ key, value }) => sql`${value} ~>=~ ${search[key]} and ${value} ~<~ ${`${search[key]}\u{10FFFF}`}`),
  ]
}

/** Adds details of their bookings, which are read for the offered owners only. */
async function withDetails(
  db: Db,
  tenant: Tenant,
  found: readonly { readonly id: string; readonly bookedAt: Date }[],
): Promise<EarlierOwner[]> {
  if (found.length === 0) return []
  const ids = found.map((one) => one.id)
  const rows = await db
    .select({ id, details: bookings.details })
    .from(bookings)
    .where(and(eq(practiceId, tenant.practiceId), inArray(id, ids), isNull(bookings.ownerErasedAt)))
  const byId = new Map(rows.map((row) => [row.id, row.details.owner ?? emptyOwner()]))
  return found.flatMap(({ id: of, bookedAt }) => {
    const owner = byId.get(of)
    return owner ? [{ owner, bookedAt }] : []
  })
}
