import { fold, foldedName, foldedWords, isOneLetterOff, spacedWords, wordStarts } from './fold'
import { CALLED } from './breed-names.data'

export { CALLED }

/** Words for a pet of several breeds: "kelpie x", "lab cross". */
const CROSS = new Set(['x', 'xbreed', 'xbred', 'cross', 'crossbreed', 'crossbred', 'mix', 'mixed'])
/** In shorter words one changed letter makes another word. */
const SHORTEST_MISSPELT = 4

/** A listed or colloquial name of a breed, prepared for the search. */
interface SearchName {
  readonly whole: string
  readonly starts: readonly string[]
  readonly words: readonly string[]
  readonly isListed: boolean
}
interface Breed {
  readonly name: string
  readonly names: readonly SearchName[]
}

/**
 * Breeds that match the typed text, best first: listed name, colloquial name, beginning, all words in any order, then
 * names with one wrong letter per word. For a cross: its breeds, then the mixed ones [OPEN-358].
 */
export function searchBreeds(listed: readonly string[], typed: string): string[] {
  if (foldedWords(typed).length === 0) return typed.trim() === '' ? [...listed] : []
  const breeds = listed.map((name) => ({ name, names: namesOf(name) }))
  const parts = partsOf(typed)
  const whole = meant(breeds, parts.join(' '))
  const found = whole.length > 0 || parts.length < 2 ? whole : parts.flatMap((part) => meant(breeds, part))
  if (!isCross(typed)) return found
  const mixed = breeds.filter(({ name }) => foldedWords(name).includes('mixed')).map(({ name }) => name)
  return [...new Set([...found, ...mixed])]
}

/** Whether a listed breed has this name, as listed or colloquially, allowing one wrong letter per word. */
export function isBreedNamed(listed: string, named: string): boolean {
  const wanted = sorted(named)
  return [listed, ...calledOf(listed)].some((name) => {
    const words = sorted(name)
    return (
      foldedName(name) === foldedName(named) ||
      (words.length === wanted.length && words.every((word, at) => isMisspelt(wanted[at] ?? '', word, word.length)))
    )
  })
}

const sorted = (name: string) => spacedWords(name).toSorted()

const calledOf = (name: string): string[] => CALLED[name]?.split(', ') ?? []

const namesOf = (listed: string): SearchName[] =>
  [listed, ...calledOf(listed)].map((name, at) => ({
    whole: foldedName(name),
    starts: wordStarts(name),
    words: spacedWords(name),
    isListed: at === 0,
  }))

const isCrossWord = (word: string) => CROSS.has(fold(word))
const isCross = (typed: string) => typed.includes('/') || foldedWords(typed).some(isCrossWord)

/** The breeds of a cross: the text between "x", "cross" and "/". */
function partsOf(typed: string): string[] {
  const parts: string[] = []
  for (const side of typed.split('/')) {
    let part: string[] = []
    for (const word of foldedWords(side)) {
      if (!isCrossWord(word)) part.push(word)
      else if (part.length > 0) [part] = [[], parts.push(part.join(' '))]
    }
    if (part.length > 0) parts.push(part.join(' '))
  }
  return parts
}

/** Breeds that match all words, ranked. Misspelt matches count only without exact ones. */
function meant(breeds: readonly Breed[], typed: string): string[] {
  if (typed === '') return []
  const spelt = ranked(breeds, typed, (word, { starts }) => starts.some((start) => start.startsWith(word)))
  if (spelt.length > 0) return spelt
  return ranked(
    breeds,
    typed,
    (word, { words, starts }) =>
      starts.some((start) => start.startsWith(word)) || words.some((known) => isMisspelt(word, known)),
  )
}

type NameMatcher = (word: string, name: SearchName) => boolean

function ranked(breeds: readonly Breed[], typed: string, fits: NameMatcher): string[] {
  const words = foldedWords(typed)
  const rankOf = (name: SearchName) =>
    words.every((word) => fits(word, name)) ? rank(name, foldedName(typed)) : Infinity
  return breeds
    .map(({ name, names }) => ({ name, rank: Math.min(...names.map(rankOf)) }))
    .filter((each) => each.rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)
}

/**
 * Rank of a match: listed name, colloquial name, beginning, other match of a listed name, other match of a colloquial
 * one.
 */
function rank({ whole, isListed }: SearchName, typed: string): number {
  if (whole === typed) return isListed ? 0 : 1
  if (!isListed) return 4
  return whole.startsWith(typed) ? 2 : 3
}

/** Whether a typed word is a known word or its beginning, with up to one wrong letter. */
function isMisspelt(typed: string, known: string, least = 0): boolean {
  if (typed === known) return true
  if (typed.length < SHORTEST_MISSPELT || known.length < SHORTEST_MISSPELT) return false
  return [typed.length - 1, typed.length, typed.length + 1].some(
    (length) => length >= Math.max(SHORTEST_MISSPELT, least) && isOneLetterOff(typed, known.slice(0, length)),
  )
}
