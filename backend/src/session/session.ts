import { log } from '@portal/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { contacts, practices } from '../db/schema/practice'
import { accountSubjects } from '../db/schema/sign-ins'
import type { ContactRow, PracticeRow } from '../db/schema/practice'
import { forbidden } from '../errors/failure'
import { clientCareOf } from '../practice/client-care'
import type { SignIn } from './sign-in'

/** Claims of a verified staff token. */
export interface StaffClaims {
  /** Username at the user pool. */
  readonly username: string
  /** The pool's unique id of the account; null for the warm-up, which has no token. */
  readonly subject: string | null
  /** Seconds since 1970. */
  readonly expires: number
  /** When the person signed in, in seconds since 1970; renewing a token does not change it. */
  readonly signedIn: number
  /** The pool's id of that sign-in, which renewed tokens keep. */
  readonly signInId: string
}

/** What a verified phone number opens: one booking, one engraving line [OPEN-77]. */
export interface GuestClaims {
  readonly practiceId: string
  readonly bookingId: string
  readonly lineId: string
  readonly use: GuestUse
}

/** Member and time for which a signed link to a list was made. */
export interface LinkClaims {
  readonly practiceId: string
  readonly contactId: string
  readonly madeAt: Date
}

/** The two tokens of a guest: `guest` reads the booking, `client` opens the pages of the engraving line [OPEN-77]. */
export type GuestUse = 'guest' | 'client'

/** A signed-in member of a practice. The private field makes the type one that only this file can produce. */
class Staff {
  readonly kind = 'staff'
  readonly #verified = true
  constructor(
    readonly contact: ContactRow,
    readonly practice: PracticeRow,
    readonly signIn: SignIn,
    /** Whether the username is already recorded for this account. */
    readonly isKnown: boolean,
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

/** The holder of a member's link to a list, which opens this list only. */
class LinkHolder {
  readonly kind = 'link'
  readonly #verified = true
  constructor(readonly practice: PracticeRow) {}
  get practiceId(): string {
    return this.#verified ? this.practice.id : ''
  }
}

export type LinkSession = LinkHolder
export type StaffSession = Staff
export type GuestSession = Guest
export type Session = StaffSession | GuestSession

/**
 * Contact and practice of a verified staff token with an active session [SHL-14, OPEN-12, OPEN-13]. Found by username,
 * which must still belong to the same account [OPEN-281].
 */
export async function openStaffSession(db: Db, claims: StaffClaims): Promise<StaffSession> {
  const [row] = await db
    .select({ contact: contacts, practice: practices, subject: accountSubjects.subject })
    .from(contacts)
    .innerJoin(practices, eq(practices.id, contacts.practiceId))
    .leftJoin(accountSubjects, eq(accountSubjects.username, sql`lower(${contacts.cognitoUsername})`))
    .where(eq(sql`lower(${contacts.cognitoUsername})`, claims.username.toLowerCase()))
  if (row === undefined) throw forbidden('This account is not linked to a practice.')
  const isOther = row.subject !== null && claims.subject !== null && row.subject !== claims.subject
  if (isOther) {
    log.security('other account', { member: row.contact.id })
    const care = await clientCareOf(db, row.practice.id)
    throw forbidden(`This user name belonged to another account before. To let the new one in, call ${care}.`)
  }
  if (!row.contact.active) {
    throw forbidden('This account is not active. Ask the owner of your practice.', { account: 'inactive' })
  }
  return new Staff(row.contact, row.practice, signInOf(claims), row.subject !== null)
}

/** The practice of a verified link, while its member is still signed in [OPEN-184]. */
export async function openLinkSession(db: Db, { practiceId, contactId, madeAt }: LinkClaims): Promise<LinkSession> {
  const [row] = await db
    .select({ contact: contacts, practice: practices })
    .from(contacts)
    .innerJoin(practices, eq(practices.id, contacts.practiceId))
    .where(and(eq(contacts.practiceId, practiceId), eq(contacts.id, contactId)))
  const signedOutAt = row?.contact.signedOutAt ?? null
  const isOver = signedOutAt !== null && madeAt.getTime() < signedOutAt.getTime()
  if (row === undefined || !row.contact.active || isOver)
    throw forbidden('This link is for a member who has signed out.')
  return new LinkHolder(row.practice)
}

export const signInOf = ({ signInId, username, signedIn }: StaffClaims): SignIn => ({
  id: signInId,
  username,
  signedInAt: new Date(signedIn * 1000),
})

export function openGuestSession(claims: GuestClaims): GuestSession {
  return new Guest(claims)
}
