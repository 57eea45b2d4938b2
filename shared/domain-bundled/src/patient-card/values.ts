import { readWeight, roundToHundredths } from '@portal/domain'
import { DATE } from './name-marks.data'
import { FEMALE, MALE, NAME_PARTICLES, SEX_UNKNOWN } from './words.data'

export interface ParsedName {
  readonly first: string
  readonly last: string
}

/** Splits "Jane van der Berg", or takes last name and first name ("CITIZEN", "Jane"). A single word is a last name. */
export function readName([plain = '', first]: readonly string[]): ParsedName {
  if (first !== undefined) return { first, last: isShouted(plain) && !isShouted(first) ? withCapitals(plain) : plain }
  const words = plain.split(' ')
  const particle = words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && NAME_PARTICLES.has(word.toLowerCase()),
  )
  const from = particle > 0 ? particle : words.length - 1
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') }
}

/** Whether the text has at least two letters, all of them capitals. */
export const isShouted = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/** Changes "MARY-ANN O'BRIEN" to "Mary-Ann O'Brien" and "MCKAY" to "McKay". */
export function withCapitals(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\d]|\p{L}{2}['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc\p{L}/gu, (start) => start.slice(0, 2) + start.slice(2).toUpperCase())
}

/** The value of the form for "FS", "M/N", "Female (spayed)" and the like; '' if the text names no sex. */
export function sexOf(text: string): string {
  const words = text.toLowerCase().split(/[^a-z]+/)
  const isFemale = words.some((word) => FEMALE.has(word))
  const isMale = words.some((word) => MALE.has(word))
  if (isFemale && isMale) return ''
  if (isFemale) return 'Female'
  if (isMale) return 'Male'
  return words.some((word) => SEX_UNKNOWN.has(word)) ? 'Unknown' : ''
}

const KG_OF = { kg: 1, g: 0.001, lb: 0.453_592_37, '': 0 }
const WHEN = new RegExp(
  String.raw`^(?:${DATE})\s*[:@-]?\s*|\s*(?:\b(?:on|at|as\s+of|taken|recorded)\b|[@,-])?\s*(?:${DATE})$`,
  'i',
)
const BESIDE = /^(?:bw|wt|weight)\b[\s:.]*|\s*\bbcs\b.*$/i

/** Kilograms for the form, from "4.2 kg" or "9 lb 4 oz", with or without a date; '' if the text is ambiguous. */
export function weightOf(text: string, unit: 'kg' | 'lb' | 'g' | ''): string {
  const inBrackets = [...text.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, inside = '']) => readWeight(inside))
  const outside = text.replace(/\s*[([][^()[\]]*[)\]]\s*/g, ' ').trim()
  const read = readWeight(outside.replace(WHEN, '').replace(BESIDE, '').replace(WHEN, ''))
  if (!read) return ''
  const kg = 'kg' in read ? read.kg : read.bare * KG_OF[unit]
  // The text in brackets may repeat the weight in another unit.
  const isOther = inBrackets.some((other) => other && 'kg' in other && Math.abs(other.kg - kg) > kg * SAME_WITHIN)
  return isOther ? '' : asKg(kg)
}
const SAME_WITHIN = 0.02

/** Rounds to two decimals; below 1 kg to four, since small pets are weighed in grams. */
function asKg(kg: number): string {
  if (!(kg > 0)) return ''
  return String(kg < 1 ? roundToHundredths(kg * 100) / 100 : roundToHundredths(kg))
}

/** The phone numbers in a text, as they are written. */
export function phonesIn(text: string): string[] {
  return [...text.matchAll(/\+?\(?\d[\d\s().-]{5,}\d/g)].map(([found]) =>
    (found.includes(')') ? found : found.replace('(', '')).replace(/\s+/g, ' ').trim(),
  )
}

/** The first email address in a text, or ''. */
export function emailIn(text: string): string {
  return /[^\s<>,;:]{1,64}@[^\s<>,;]+/.exec(text)?.[0] ?? ''
}
