import { trimmed } from '../value/rules'
import { engravedForm } from './characters'

/** Whether two names are engraved alike, ignoring case. Accents make a difference. */
export function isSameName(one: string, other: string): boolean {
  return comparedForm(one) === comparedForm(other)
}

/** Whether a plaque names the pet: one of its lines is exactly the name. */
export function isPlaqueOf(petName: string, words: string): boolean {
  return words.split('\n').some((line) => isSameName(line, petName))
}

/** Whether a free text contains the name as whole words: "Maxine" does not name Max. */
export function areWordsOf(petName: string, words: string): boolean {
  const [name, all] = [wordsIn(petName), wordsIn(words)]
  return all.some((_word, at) => name.every((word, offset) => all[at + offset] === word))
}

const comparedForm = (text: string) => engravedForm(trimmed(text)).toLocaleLowerCase('en')
const wordsIn = (text: string) =>
  comparedForm(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
