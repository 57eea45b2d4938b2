import { foldedName, isOneLetterOff, searchWords } from './fold'
import { MEANS } from './trade-words.data'

/** A word beginning that matches a typed word. `isOther`: a synonym, which ranks lower. */
export interface SearchPrefix {
  readonly start: string
  readonly isOther: boolean
}

/**
 * For each typed word the beginnings to search: the word in singular and plural, and its synonyms. A product matches if
 * each typed word has a beginning at the start of one of its words [OPEN-359].
 */
export function catalogueBeginnings(typed: string): SearchPrefix[][] {
  return searchWords(typed).map((word) => {
    const own = inEitherNumber(word)
    const others = own.flatMap((form) => MEANS[form]?.split(', ') ?? []).map(foldedName)
    return [
      ...own.map((start) => ({ start, isOther: false })),
      ...[...new Set(others)].filter((start) => !own.includes(start)).map((start) => ({ start, isOther: true })),
    ]
  })
}

/** Shorter words are codes and sizes, not plurals. */
const SHORTEST_PLURAL = 4

/** A word in singular and plural, unless one is the beginning of the other. */
function inEitherNumber(word: string): string[] {
  if (word.length < SHORTEST_PLURAL) return [word]
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`]
  if (word.endsWith('y')) return [word, `${word.slice(0, -1)}ies`]
  if (/(?:ch|sh|s|x|z)es$/.test(word)) return [word, word.slice(0, -2)]
  if (/[^suix]s$/.test(word)) return [word, word.slice(0, -1)]
  return [word]
}

/** In shorter words one changed letter makes another word. */
const SHORTEST_MISSPELT = 4

/**
 * The search with each unknown word replaced by a known one with one other letter; null if there is none, or if nothing
 * changes. `known`: folded words of the catalogue.
 */
export function respelt(typed: string, known: readonly string[]): string | null {
  const words = searchWords(typed)
  const spelt = words.map((word) => (isKnown(word, known) ? word : nearestTo(word, known)))
  return spelt.some((word) => word === undefined) || spelt.join() === words.join() ? null : spelt.join(' ')
}

const isKnown = (word: string, known: readonly string[]) =>
  Object.hasOwn(MEANS, word) || known.some((each) => each.startsWith(word))

function nearestTo(word: string, known: readonly string[]): string | undefined {
  if (word.length < SHORTEST_MISSPELT) return undefined
  const near = [...known, ...Object.keys(MEANS)].filter((each) => isOneLetterOff(each, word)).toSorted()
  return near.find((each) => each.startsWith(word.slice(0, 1))) ?? near[0]
}
