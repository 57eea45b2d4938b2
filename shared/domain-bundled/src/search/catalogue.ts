import { isOneLetterOff, searchWords } from './fold'
import { MEANS } from './trade-words.data'

/** A text that matches a typed word. */
export interface SearchPrefix {
  /** One or more folded words, separated by blanks. */
  readonly start: string
  /** Matches whole words only; otherwise the beginning of a word. */
  readonly isWhole: boolean
  /** A synonym, which ranks lower. */
  readonly isOther: boolean
}

/** Every word of the table of synonyms. */
const TRADE_WORDS = new Set(Object.entries(MEANS).flatMap(([word, others]) => [word, ...others.split(', ')]))

/**
 * For each typed word the texts to search: the word in singular and plural, and its synonyms. A product matches if it
 * has one text of each typed word [OPEN-359]. A trade word is complete and matches whole words only: "stone" finds no
 * stoneware. Other words may be unfinished, so they match beginnings [OPEN-384].
 */
export function catalogueBeginnings(typed: string): SearchPrefix[][] {
  return searchWords(typed).map((word) => {
    const own = inEitherNumber(word)
    const isWhole = own.some((form) => TRADE_WORDS.has(form))
    const others = own.flatMap(synonymsOf).flatMap(bothNumbers)
    const typedForms = isWhole ? [...new Set(own.flatMap(bothNumbers))] : own
    return [
      ...typedForms.map((start) => ({ start, isWhole, isOther: false })),
      ...[...new Set(others)]
        .filter((start) => !typedForms.includes(start))
        .map((start) => ({ start, isWhole: true, isOther: true })),
    ]
  })
}

const synonymsOf = (word: string): string[] => (Object.hasOwn(MEANS, word) ? (MEANS[word]?.split(', ') ?? []) : [])

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

/** The words, with the last word in singular and plural. */
function bothNumbers(words: string): string[] {
  const forms = inEitherNumber(words)
  return forms.length > 1 ? forms : [words, /(?:ch|sh|s|x|z)$/.test(words) ? `${words}es` : `${words}s`]
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
