import { foldedWords } from '../search/fold'
import { isOneLetterOff } from '../search/one-letter-off'

/** What of a booking tells whose pet it is. */
export interface PetAndOwner {
  readonly petFirstName: string
  readonly petLastName: string
  readonly petType: string
  readonly ownerFirstName: string
  readonly ownerLastName: string
  readonly ownerPhone: string
}

/** How far apart two bookings of one pet are entered at most [OPEN-121]. */
export const SAME_PET_DAYS = 14

/** Under which the answer about two bookings is kept with either. */
export function samePetKey(otherBookingId: string): string {
  return `samePet:${otherBookingId}`
}

/**
 * Whether two bookings seem to be of one pet: alike names of pet and of owner (or one phone), whatever their spelling,
 * case and order. Twins have other first names, or are of another kind [OPEN-121].
 */
export function isLikePet(a: PetAndOwner, b: PetAndOwner): boolean {
  return isSameType(a.petType, b.petType) && areAlike(petWords(a), petWords(b)) && isLikeOwner(a, b)
}

/** The words of a pet's names, by which bookings of like ones are looked for: at most four of them. */
export function petWords({ petFirstName, petLastName }: PetAndOwner): string[] {
  return words(petFirstName, petLastName).slice(0, 4)
}

const ownerWords = (of: PetAndOwner) => words(of.ownerFirstName, of.ownerLastName)

/** A booking without its owner is told by the pet's names alone. */
function isLikeOwner(a: PetAndOwner, b: PetAndOwner): boolean {
  if (ownerWords(a).length === 0 || ownerWords(b).length === 0) return true
  return (a.ownerPhone !== '' && a.ownerPhone === b.ownerPhone) || areAlike(ownerWords(a), ownerWords(b))
}

function isSameType(a: string, b: string): boolean {
  const [one, other] = [words(a).join(' '), words(b).join(' ')]
  return one === '' || other === '' || one === other
}

const words = (...names: readonly string[]): string[] => foldedWords(names.join(' '))

/** Every word of the shorter name is one of the longer: a middle name more makes nobody else. */
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

/** In shorter names one letter makes another: Milo and Mila. */
const SHORTEST_MISSPELT = 5

/** The same but for one letter after the first. */
const isLikeWord = (a: string, b: string): boolean =>
  Math.max(a.length, b.length) >= SHORTEST_MISSPELT && a[0] === b[0] && isOneLetterOff(a, b)
