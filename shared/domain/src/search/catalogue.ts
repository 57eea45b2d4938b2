import { foldedName, searchWords } from './fold'
import { MEANS } from './trade-words.data'

/** A beginning by which a typed word is met; `isOther` of what means the same, which counts for less. */
export interface SearchPrefix {
  readonly start: string
  readonly isOther: boolean
}

/**
 * What products are looked for by, for each typed word: how it begins, in whatever number, or a word that means the same.
 * Every typed word has to be met by one of its beginnings, at the start of a word of the product [OPEN-359].
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

/** Shorter words are codes and sizes rather than plurals. */
const SHORTEST_PLURAL = 4

/** A word in singular and plural, as far as one is not the beginning of the other. */
function inEitherNumber(word: string): string[] {
  if (word.length < SHORTEST_PLURAL) return [word]
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`]
  if (word.endsWith('y')) return [word, `${word.slice(0, -1)}ies`]
  if (/(?:ch|sh|s|x|z)es$/.test(word)) return [word, word.slice(0, -2)]
  if (/[^suix]s$/.test(word)) return [word, word.slice(0, -1)]
  return [word]
}
