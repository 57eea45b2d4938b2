import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { contacts, practices } from '../db/schema/practice'
import { forbidden, unauthenticated } from '../http/errors'
import type { GuestClaims, GuestUse } from './guest-token'
import type { StaffClaims } from './staff-token'

export type ContactRow = typeof contacts.$inferSelect
export type PracticeRow = typeof practices.$inferSelect

/** A signed-in member of a practice. The private field makes the type one that only this file can produce. */
class Staff {
  readonly kind = 'staff'
  readonly #verified = true
  constructor(
    readonly contact: ContactRow,
    readonly practice: PracticeRow,
  ) {}
  get practiceId(): string {
    return this.#verified ? this.practice.id : ''
  }
}

/** A pet owner whose phone number was verified, for one engraving line of one booking. */
class Guest {
  readonly kind = 'guest'
  readonly #claims: GuestClaims
  constructor(claims: GuestClaims) {
    this.#claims = claims
  }
  get practiceId(): string {
    return this.#claims.practiceId
  }
  get use(): GuestUse {
    return this.#claims.use
  }
  get bookingId(): string {
    return this.#claims.bookingId
  }
  get lineId(): string {
    return this.#claims.lineId
  }
}

export type StaffSession = Staff
export type GuestSession = Guest

/** Contact and practice of a verified staff token whose session goes on [SHL-14, OPEN-12, OPEN-13]. */
export async function openStaffSession(db: Db, claims: StaffClaims): Promise<StaffSession> {
  const [row] = await db
    .select({ contact: contacts, practice: practices })
    .from(contacts)
    .innerJoin(practices, eq(practices.id, contacts.practiceId))
    .where(eq(sql`lower(${contacts.cognitoUsername})`, claims.username.toLowerCase()))
  if (row === undefined) throw forbidden('This account is not linked to a practice.')
  if (!row.contact.active) throw forbidden('This account is not active. Ask the owner of your practice.')
  const { signedOutAt } = row.contact
  if (signedOutAt !== null && claims.signedIn * 1000 < signedOutAt.getTime()) throw unauthenticated()
  return new Staff(row.contact, row.practice)
}

export function openGuestSession(claims: GuestClaims): GuestSession {
  return new Guest(claims)
}
