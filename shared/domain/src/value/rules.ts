/** Why a field is refused. The screens have the messages. */
export type FieldCode =
  | 'required'
  | 'invalid'
  | 'tooLong'
  | 'tooMany'
  | 'unprintable'
  | 'link'
  | 'notPositive'
  | 'notInList'
  | 'notOffered'
  | 'cityMissing'
  | 'postalcodeMissing'
  | 'notInState'
  | 'coordinatesMissing'
  | 'streetMissing'
  | 'postBox'
  | 'abroad'
  | 'contactMissing'

export type FieldErrors<Field extends PropertyKey> = Partial<Record<Field, FieldCode>>

const OFF = new Set(['', '0', 'false', 'no', 'off'])

/** Whether a flag of the provider ('1', 1, true, 'Yes') is set. */
export function isSet(value: string | number | boolean | null | undefined): boolean {
  if (typeof value === 'string') return !OFF.has(value.trim().toLowerCase())
  return Boolean(value)
}

/** Converts a number or text to a number; null if it is not one. */
export function toAmount(value: string | number | null | undefined): number | null {
  if (value == null || (typeof value === 'string' && value.trim() === '')) return null
  const amount = Number(value)
  return Number.isFinite(amount) ? amount : null
}

/** Rounds to two decimals, halves away from zero. The factor corrects binary fractions (10.075 becomes 10.08). */
export function roundToHundredths(value: number): number {
  const hundredths = Math.round(Math.abs(value) * 100 * (1 + Number.EPSILON))
  return hundredths === 0 ? 0 : (Math.sign(value) * hundredths) / 100
}

// Control characters and lone surrogates break databases, prints and plaques. Direction overrides reorder the text
// around them; right-to-left scripts do not need them.
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const unprintableExceptBreaks = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** Longest text of any field. */
export const MOST_TEXT = 2000

const unprintableRuns = new RegExp(`${unprintable.source}+`, 'gu')

/** Replaces unprintable characters by a blank. */
export function withoutUnprintable(text: string): string {
  return text.replace(unprintableRuns, ' ')
}

/** Whether a single-line text can be stored, printed and engraved. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text)
}

/** As `isPrintable`, but allows line breaks and tabs. */
export function isPrintableText(text: string): boolean {
  return !unprintableExceptBreaks.test(text)
}

/**
 * The text without surrounding white space; '' if nothing in it is visible. A far too long text stays as it is: it will
 * be refused, and searching it costs time.
 */
export function trimmed(text: string | null | undefined): string {
  const value = text ?? ''
  if (value.length > MOST_TEXT * 4) return value
  return nothingToSee.test(value) ? '' : value.trim()
}

/** Length in characters as people count them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Error of a required single-line text. */
export function textError(value: string | null | undefined, max: number): FieldCode | undefined {
  return codeOf(trimmed(value), max, isPrintable)
}

/** As `textError`, for multiline text. */
export function multilineTextError(value: string | null | undefined, max: number): FieldCode | undefined {
  return codeOf(trimmed(value).replace(/\r\n?/g, '\n'), max, isPrintableText)
}

function codeOf(text: string, max: number, isAllowed: (text: string) => boolean): FieldCode | undefined {
  if (text === '') return 'required'
  if (!isAllowed(text)) return 'unprintable'
  return lengthOf(text) > max ? 'tooLong' : undefined
}

/** Removes fields without an error. */
export function onlyErrors<Field extends string>(
  errors: Readonly<Partial<Record<Field, FieldCode | undefined>>>,
): FieldErrors<Field> {
  const found: FieldErrors<Field> = {}
  for (const field in errors) {
    const code = errors[field]
    if (code) found[field] = code
  }
  return found
}

/** Groups items by key, in order. Replace with `Map.groupBy` once Node 21 is required. */
export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
