import { normalisePhone } from '@portal/domain'
import { foldedName } from '../search/fold'

/** Most earlier owners offered at once [OPEN-202]. */
export const MOST_OFFERED = 5

/** Fewest fields that must be typed before a search. */
const LEAST_FIELDS = 2
const LEAST_OF_NAME = 2
const LEAST_LETTERS = 3
const LEAST_DIGITS = 4
/** Characters of a stored number, such as "+61412", that the database indexes for the search. */
export const PHONE_START = 6
/** Characters of a name that the database indexes for the search. */
export const NAME_START = LEAST_LETTERS

/** The typed fields by which earlier owners are searched. */
export interface TypedOwner {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** Folded beginnings of names and number; '' for a field that was not typed. */
export interface OwnerSearch {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/**
 * The search for earlier owners. It needs two of first name, last name and number, because many people share one of
 * them. A name counts from 2 letters, and one name needs 3 unless there is a number; otherwise null [OPEN-202].
 */
export function ownerSearch({ firstName, lastName, phoneNumber }: TypedOwner): OwnerSearch | null {
  const search = {
    firstName: foldedName(firstName ?? ''),
    lastName: foldedName(lastName ?? ''),
    phone: phoneStart(phoneNumber ?? ''),
  }
  const names = [search.firstName, search.lastName].map((name) => Array.from(name).length)
  const filled = names.filter((letters) => letters >= LEAST_OF_NAME).length + (search.phone === '' ? 0 : 1)
  const isEnough = search.phone !== '' || names.some((letters) => letters >= LEAST_LETTERS)
  return filled >= LEAST_FIELDS && isEnough ? search : null
}

/** Beginning of a partly typed number in its stored form; '' if too few digits were typed. */
function phoneStart(typed: string): string {
  if (typed.replace(/\D/g, '').length < LEAST_DIGITS) return ''
  // Fill the number up with zeros until it is valid. Most zeros first: those candidates begin with a country code.
  for (let missing = 8; missing >= 0; missing -= 1) {
    const whole = normalisePhone(typed + '0'.repeat(missing))
    const start = whole?.slice(0, whole.length - missing) ?? ''
    if (start.length >= PHONE_START) return start
  }
  return ''
}

/** The fields that identify an owner. */
export interface OwnerIdentity {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly city: string
}

/**
 * Two owners are the same if names, in any spelling and order, and number are equal; without a number, the suburb. A
 * couple with one number counts as two owners, and an owner with a new number is offered twice [OPEN-203].
 */
export function isSameOwner(a: OwnerIdentity, b: OwnerIdentity): boolean {
  return ownerKey(a) === ownerKey(b)
}

function ownerKey({ firstName, lastName, phoneNumber, city }: OwnerIdentity): string {
  const names = [foldedName(firstName), foldedName(lastName)].toSorted()
  const phone = normalisePhone(phoneNumber) ?? phoneNumber.replace(/\D/g, '')
  return JSON.stringify([...names, phone || foldedName(city)])
}

/** The latest booking of each owner, from bookings sorted latest first [OPEN-202, OPEN-203]. */
export function latestOfOwners<Booked extends OwnerIdentity>(booked: readonly Booked[]): Booked[] {
  const byOwner = new Map<string, Booked>()
  for (const one of booked) {
    const key = ownerKey(one)
    if (isNamed(one) && !byOwner.has(key)) byOwner.set(key, one)
  }
  return [...byOwner.values()].slice(0, MOST_OFFERED)
}

const isNamed = ({ firstName, lastName }: OwnerIdentity) => foldedName(firstName + lastName) !== ''

/**
 * Whether the text is the beginning of the owner's field: then it was typed to search and does not contradict the
 * owner.
 */
export function isBeginning(field: keyof TypedOwner, typed: string, whole: string): boolean {
  if (field !== 'phoneNumber') return foldedName(whole).startsWith(foldedName(typed))
  const start = phoneStart(typed)
  return start !== '' && (normalisePhone(whole) ?? whole).startsWith(start)
}
