import { roundToHundredths } from '../value/rules'
import { FEMALE, MALE, NAME_PARTICLES, SEX_UNKNOWN, TITLES } from './words.data'

export interface ReadName {
  readonly first: string
  readonly last: string
}

/** First and last name of a whole one: "Mrs Jane van der Berg", "CITIZEN, Jane". One word is a last name. */
export function readName(text: string): ReadName {
  const plain = withoutNumber(text).replace(TITLES, '').replace(/\s+/g, ' ').trim()
  const [last = '', ...others] = plain.split(/\s*,\s*/)
  if (others.length > 0) {
    const first = others
      .join(' ')
      .replace(TITLES, '')
      .replace(/\s+(?:mr|mrs|ms|miss|dr)\.?$/i, '')
      .trim()
    return { first, last: isShouted(last) && !isShouted(first) ? withCapitals(last) : last }
  }
  const words = plain.split(' ')
  const particle = words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && NAME_PARTICLES.has(word.toLowerCase()),
  )
  const from = particle > 0 ? particle : words.length - 1
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') }
}

/** The number by which the practice files somebody is no part of the name: "(10432)", "#P-2231". */
export const withoutNumber = (name: string): string => name.replace(/\s+[([#]+\s*[A-Z]{0,4}-?\d[\w-]*[)\]]?$/, '')

/** Whether all its letters are capitals, and more than one. */
export const isShouted = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/** "MARY-ANN O'BRIEN" as "Mary-Ann O'Brien", "MCKAY" as "McKay". */
export function withCapitals(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\d]|\p{L}{2}['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc\p{L}/gu, (start) => start.slice(0, 2) + start.slice(2).toUpperCase())
}

/** The form's word for a sex: "FS", "M/N", "Female (spayed)"; '' when it tells none. */
export function sexOf(text: string): string {
  const words = text.toLowerCase().split(/[^a-z]+/)
  const isFemale = words.some((word) => FEMALE.has(word))
  const isMale = words.some((word) => MALE.has(word))
  if (isFemale && isMale) return ''
  if (isFemale) return 'Female'
  if (isMale) return 'Male'
  return words.some((word) => SEX_UNKNOWN.has(word)) ? 'Unknown' : ''
}

const KG: Readonly<Record<string, number>> = { k: 1, g: 0.001, l: 0.453_592_37, p: 0.453_592_37, o: 0.028_349_523 }
const UNIT = String.raw`(kg|kilo|g|lb|pound|oz|ounce)(?:s|m|ms|r|rams?|grams?|#)?\b`

/** Kg as the form takes them: "4.2 kg", "850 g", "9 lb 4 oz"; a bare number is of the unit given, '' without any. */
export function weightOf(text: string, unit: 'kg' | 'lb' | 'g' | ''): string {
  const plain = text
    .toLowerCase()
    .replace(/(\d),(\d{3})(?=\s*g)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
  const parts = [...plain.matchAll(new RegExp(String.raw`(\d+(?:\.\d+)?)\s*${UNIT}`, 'g'))]
  const [first, second] = parts
  if (!first) return /^\d+(?:\.\d+)?$/.test(plain.trim()) ? asKg(Number(plain) * (KG[unit.charAt(0)] ?? 0)) : ''
  const isOunces = second && /^[lp]/.test(first[2] ?? '') && second[2]?.startsWith('o')
  return asKg(inKg(first) + (isOunces ? inKg(second) : 0))
}

const inKg = ([, amount, unit = '']: RegExpMatchArray) => Number(amount) * (KG[unit.charAt(0)] ?? 0)

/** Below a kg two decimals are too few for what is weighed in grams. */
function asKg(kg: number): string {
  if (!(kg > 0)) return ''
  return String(kg < 1 ? roundToHundredths(kg * 100) / 100 : roundToHundredths(kg))
}

/** The numbers in a text that may be called, as they are written. */
export function phonesIn(text: string): string[] {
  return [...text.matchAll(/\+?\(?\d[\d\s().-]{5,}\d/g)].map(([found]) => found.replace(/\s+/g, ' ').trim())
}

/** The first mail address in a text, '' when there is none. */
export function emailIn(text: string): string {
  return /[^\s<>,;:]{1,64}@[^\s<>,;]+/.exec(text)?.[0] ?? ''
}
