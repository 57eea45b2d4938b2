import { normalisePhone } from '@portal/domain'
import { DATE, DIED, DIED_BEFORE, DIED_FIRM, ROLE, SIGNS, TITLE } from './name-marks.data'
import { emailIn, phonesIn } from './values'

/** A name without the notes of software and staff. */
export interface CleanName {
  /** Parts of the name, split at commas: "Citizen", "Jane". */
  readonly parts: readonly string[]
  readonly phones: readonly string[]
  readonly email: string
  /** Text that cannot be assigned. */
  readonly leftOut: readonly string[]
}

const JOINED = String.raw`(?:\s|[-–—,;:/|&.+]|\b(?:on|at|in|and|of|as|date|since)\b)*`
const noteOf = (...words: readonly string[]) => new RegExp(`^${JOINED}(?:(?:${words.join('|')})${JOINED})+$`, 'iu')
const PET_NOTE = noteOf(DIED, 'rip', 'dec', String.raw`d\.?(?=\s*\d)`, DATE, SIGNS)
const OWNER_NOTE = noteOf(DIED, 'rip', DATE, SIGNS, ROLE, TITLE)
const NUMBER = /^[#\s]*(?:id|no|nr|client|patient|acc(?:ount)?|ref)?[\s.:#-]*[a-z]{0,4}-?\d[\w/-]*$/i
const LONGEST = 200
const MARKUP = /[<>{}\\]/
const A_DATE = new RegExp(DATE, 'i')
const WITH_DATE = String.raw`(?:\s*(?:on\s+|in\s+|at\s+|[-–:]\s*)?${DATE})?`
const AT_START = new RegExp(String.raw`^(?:(?:${DIED_BEFORE})(?:\s*:|\b)${WITH_DATE}[\s:.*-]+|z{2,}[-_.]+)(?=\S)`, 'iu')
const SIGN_AT_START = new RegExp(String.raw`^(?:${SIGNS}\s*)+`, 'u')
const AT_END = new RegExp(String.raw`(?:\s+(?:${DIED_FIRM})${WITH_DATE}|\s*(?:${SIGNS}\s*)+${WITH_DATE})$`, 'iu')
const RIP = new RegExp(String.raw`^RIP[\s:.-]+(?=\S)|\s+(?:RIP|R\.I\.P\.?|Rip)${WITH_DATE}$`, 'u')
const ROLE_AT_ENDS = new RegExp(String.raw`^(?:${ROLE})\s*[:-]\s*|\s+(?:owner|client|customer|primary contact)$`, 'i')
const ANY_TITLE = /(?<![\p{L}'’-])(?:mr|mrs|ms|miss|mx|dr)\b\.?(?!['’-])\s*/giu
const TITLE_AT_START = new RegExp(String.raw`^(?:(?:${TITLE})\s*(?:(?:&|and|\+)\s+)?)+(?=\S)`, 'i')

/** Cleans a name as practice software shows it: "Bella (Deceased 2/11/26)", "Mrs Jane Citizen - Owner". */
export function cleanName(text: string, of: 'pet' | 'owner'): CleanName {
  // A text that is not a name stays whole, and the form refuses it.
  if (text.length > LONGEST || MARKUP.test(text.replace(/<\S+@\S+>/, '')))
    return { parts: [text], phones: [], email: '', leftOut: [] }
  const leftOut: string[] = []
  const email = emailIn(text)
  const withoutMail = email ? text.replace(email, ' ').replace(/[<(]\s*[>)]/g, ' ') : text
  const numbers = phonesIn(withoutMail).filter((found) => !A_DATE.test(found) && found.replace(/\D/g, '').length > 7)
  const phones = numbers.filter((number) => normalisePhone(number) !== null)
  leftOut.push(...numbers.filter((number) => !phones.includes(number)))
  const withoutPhones = numbers.reduce((rest, number) => rest.replace(number, ' '), withoutMail)
  const isNote = (words: string) => (of === 'pet' ? PET_NOTE : OWNER_NOTE).test(words.trim())
  const outside = withoutPhones.replace(/[([]([^()[\]]*)(?:[)\]]|$)/g, (bracket, inside: string) => {
    if (inside.trim() !== '' && !isNote(inside)) leftOut.push(bracket.trim())
    return ' '
  })
  const pieces = piecesOf(outside).filter((piece) => !isNote(piece))
  const first = pieces.find((piece) => !NUMBER.test(piece)) ?? ''
  leftOut.push(...pieces.filter((piece) => piece !== first))
  const parts = first
    .split(/\s*[,;]\s*/)
    .filter((part) => part !== '' && !isNote(part))
    .map((part) => withoutMarks(part, of, leftOut))
    .filter(Boolean)
  return { parts, phones, email, leftOut }
}

/** Splits at dashes, bars and slashes; a hyphen inside a name does not split. */
function piecesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/\s*[–—|]\s*|\s+-\s*|\s*-\s+|\s+\/\s+|(?<=\p{L}):\s+/u)
    .map((piece) => piece.replace(/^[\s,;:./-]+|[\s,;:/-]+$/g, ''))
    .filter(Boolean)
}

/** Removes marks around a name. A number from the practice's records is reported in `leftOut`. */
function withoutMarks(part: string, of: 'pet' | 'owner', leftOut: string[]): string {
  if (NUMBER.test(part)) {
    leftOut.push(part)
    return ''
  }
  const unmarked = untilSame(part, (text) => {
    const plain = text.replace(SIGN_AT_START, '').replace(AT_START, '').replace(AT_END, '').replace(RIP, '').trim()
    return of === 'pet' ? plain : withoutRole(plain)
  })
  const [, name = unmarked, number] = /^(.*\p{L}.*?)\s+(#?\s?[A-Z]{0,4}-?\d{3,}[\w-]*)$/u.exec(unmarked) ?? []
  if (number) leftOut.push(number)
  return name.replace(/^["'“”‘’\s]+|["“”‘\s]+$/g, '').replace(/(^|\s)'(?=\s|$)|(?<=\p{L}{3})['’]$/gu, '$1')
}

const withoutRole = (text: string) =>
  text
    .replace(ROLE_AT_ENDS, '')
    .replace(TITLE_AT_START, '')
    .replace(ANY_TITLE, '')
    .replace(/^(?:&|and)\s+/i, '')
    .trim()

function untilSame(text: string, step: (text: string) => string): string {
  const next = step(text)
  return next === text ? text : untilSame(next, step)
}
