// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { normalisePhone } from '@portal/domain'
import { foldedName } from '../search/fold'

/** How many earlier owners are offered at once [OPEN-202]. */
export const MOST_OFFERED = 5

/** Of so many fields something has to be typed. */
const LEAST_FIELDS = 2
const LEAST_OF_NAME = 2
const LEAST_LETTERS = 3
const LEAST_DIGITS = 4
/** Of a number as it is kept, "+61412": by so much of its beginning earlier owners are looked for. */
export const PHONE_START = 6
/** … and by so much of a name. */
export const NAME_START = LEAST_LETTERS

/** What of an owner is typed by whoever looks for them. */
export interface TypedOwner {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** How names and number of an owner begin, folded; '' of what was not typed. */
export interface OwnerSearch {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/**
 * What is looked for: by two of first name, last name and number, since many share one of them. A name counts from 2
 * letters, one of them or the number tells enough to look for; null below [OPEN-202].
 */
export function ownerSearch({ firstName, lastName, phoneNumber }: TypedOwner): OwnerSearch | null {
  const search = {
    firstName: foldedName(firstName ?? ''),
    lastName: foldedName(lastName ?? ''),
    phone: phoneStart(phoneNumber ?? ''),
  }
  const names = [search.firstName, search.lastName].map((name) => Array.from(name).length)
  const given = names.filter((letters) => letters >= LEAST_OF_NAME).length + (search.phone === '' ? 0 : 1)
  const isEnough = search.phone !== '' || names.some((letters) => letters >= LEAST_LETTERS)
  return given >= LEAST_FIELDS && isEnough ? search : null
}

/** How a number that is being typed begins in the form in which it is kept; '' where too little tells that. */
function phoneStart(typed: string): string {
  if (typed.replace(/\D/g, '').length < LEAST_DIGITS) return ''
  // Filled up to a whole number it is one by the rules of phones; the most digits first, which are after a country code.
  for (let missing = 8; missing >= 0; missing -= 1) {
    const whole = normalisePhone(typed + '0'.repeat(missing))
    const start = whole?.slice(0, whole.length - missing) ?? ''
    if (start.length >= PHONE_START) return start
  }
  return ''
}

/** An owner as far as it tells who they are. */
export interface OwnerIdentity {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly city: string
}

/**
 * One owner is whoever has these names, in whatever spelling and order, and this number; without a number, this suburb.
 * A couple with one number is two, and whoever has another number now is offered twice, told apart by it [OPEN-203].
 */
export function isSameOwner(a: OwnerIdentity, b: OwnerIdentity): boolean {
  return ownerKey(a) === ownerKey(b)
}

function ownerKey({ firstName, lastName, phoneNumber, city }: OwnerIdentity): string {
  const names = [foldedName(firstName), foldedName(lastName)].toSorted()
  const phone = normalisePhone(phoneNumber) ?? phoneNumber.replace(/\D/g, '')
  return JSON.stringify([...names, phone || foldedName(city)])
}

/** Of bookings, the latest first, those of the owners that are offered: of each the latest [OPEN-202, OPEN-203]. */
export function latestOfOwners<Booked extends OwnerIdentity>(booked: readonly Booked[]): Booked[] {
  const byOwner = new Map<string, Booked>()
  for (const one of booked) {
    const key = ownerKey(one)
    if (isNamed(one) && !byOwner.has(key)) byOwner.set(key, one)
  }
  return [...byOwner.values()].slice(0, MOST_OFFERED)
}

const isNamed = ({ firstName, lastName }: OwnerIdentity) => foldedName(firstName + lastName) !== ''

/** Whether what stands in a field is how the owner's begins: then it was typed to find them, and is no other answer. */
export function isBeginning(field: keyof TypedOwner, typed: string, whole: string): boolean {
  if (field !== 'phoneNumber') return foldedName(whole).startsWith(foldedName(typed))
  const start = phoneStart(typed)
  return start !== '' && (normalisePhone(whole) ?? whole).startsWith(start)
}
