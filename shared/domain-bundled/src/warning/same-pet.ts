import { foldedWords, isOneLetterOff } from '../search/fold'

/** The facts of a booking that identify its pet. */
export interface PetAndOwner {
  readonly petFirstName: string
  readonly petLastName: string
  readonly petType: string
  readonly ownerFirstName: string
  readonly ownerLastName: string
  readonly ownerPhone: string
}

/** Days within which two bookings of one pet are reported [OPEN-121]. */
export const SAME_PET_DAYS = 14

/** Key of the answer, which is stored with both bookings. */
export function samePetKey(otherBookingId: string): string {
  return `samePet:${otherBookingId}`
}

/**
 * Whether two bookings seem to be for one pet: similar names of pet and owner, or the same phone, in any spelling, case
 * and order. Twins differ in first name or type [OPEN-121].
 */
export function isLikePet(a: PetAndOwner, b: PetAndOwner): boolean {
  return isSameType(a.petType, b.petType) && areAlike(petWords(a), petWords(b)) && isLikeOwner(a, b)
}

/** Up to four words of the pet's names, by which similar bookings are searched. */
export function petWords({ petFirstName, petLastName }: PetAndOwner): string[] {
  return words(petFirstName, petLastName).slice(0, 4)
}

const ownerWords = (of: PetAndOwner) => words(of.ownerFirstName, of.ownerLastName)

/** Without an owner, only the pet's names are compared. */
function isLikeOwner(a: PetAndOwner, b: PetAndOwner): boolean {
  if (ownerWords(a).length === 0 || ownerWords(b).length === 0) return true
  return (a.ownerPhone !== '' && a.ownerPhone === b.ownerPhone) || areAlike(ownerWords(a), ownerWords(b))
}

function isSameType(a: string, b: string): boolean {
  const [one, other] = [words(a).join(' '), words(b).join(' ')]
  return one === '' || other === '' || one === other
}

const words = (...names: readonly string[]): string[] => foldedWords(names.join(' '))

/** Whether every word of the shorter name is in the longer one: a middle name makes no difference. */
function areAlike(a: readonly string[], b: readonly string[]): boolean {
  const [few, many] = a.length <= b.length ? [a, [...b]] : [b, [...a]]
  if (few.length === 0) return false
  return few.every((word) => {
    const at = many.findIndex((each) => each === word)
    const found = at === -1 ? many.findIndex((each) => isLikeWord(word, each)) : at
    if (found !== -1) many.splice(found, 1)
    return found !== -1
  })
}

/** In shorter names one changed letter makes another name: Milo and Mila. */
const SHORTEST_MISSPELT = 5

/** Equal except for one letter after the first. */
const isLikeWord = (a: string, b: string): boolean =>
  Math.max(a.length, b.length) >= SHORTEST_MISSPELT && a[0] === b[0] && isOneLetterOff(a, b)
