import { ANIMALS, SHORT_BREEDS } from './species.data'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** The pet type that a card's species means among those offered; undefined for none. */
export function petTypeOf(species: string, offered: readonly string[]): string | undefined {
  const asked = plain(species)
  const named = offered.find((type) => plain(type) === asked)
  if (named) return named
  const [animal] = Object.entries(ANIMALS).find(([, names]) => names.split(', ').includes(asked)) ?? []
  return offered.find((type) => type === animal)
}

/** What to search the list of breeds for: its longest word, for lists order the words otherwise. */
export function breedTerm(breed: string): string {
  return longName(breed)
    .split(' ')
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

/** Whether a listed breed is the one of the card: the same words, in whatever order and however joined. */
export function isBreedNamed(listed: string, breed: string): boolean {
  const [one, other] = [plain(listed), longName(breed)]
  return one.replaceAll(' ', '') === other.replaceAll(' ', '') || sorted(one) === sorted(other)
}

const longName = (breed: string) => SHORT_BREEDS.get(plain(breed)) ?? plain(breed)
const sorted = (words: string) => words.split(' ').toSorted().join(' ')
