const FIELD_CODES = [
  'required',
  'invalid',
  'tooLong',
  'tooMany',
  'unprintable',
  'link',
  'notPositive',
  'notInList',
  'notOffered',
  'cityMissing',
  'postalcodeMissing',
  'notInState',
  'coordinatesMissing',
  'streetMissing',
  'postBox',
  'abroad',
  'contactMissing',
] as const
/** Why a field is refused; the screens hold the words. */
export type FieldCode = (typeof FIELD_CODES)[number]

/** The code that a schema's message is, if it is one. */
export function asFieldCode(message: string | undefined): FieldCode | undefined {
  return FIELD_CODES.find((code) => code === message)
}

export type FieldErrors<Field extends PropertyKey> = Partial<Record<Field, FieldCode>>

const OFF = new Set(['', '0', 'false', 'no', 'off'])

/** Whether a flag as the provider writes it ('1', 1, true, 'Yes') is set. */
export function isSet(value: string | number | boolean | null | undefined): boolean {
  if (typeof value === 'string') return !OFF.has(value.trim().toLowerCase())
  return Boolean(value)
}

/** A number from a number or text; null when it is none. */
export function toAmount(value: string | number | null | undefined): number | null {
  if (value == null || (typeof value === 'string' && value.trim() === '')) return null
  const amount = Number(value)
  return Number.isFinite(amount) ? amount : null
}

/** Rounds half up, away from zero, to two decimals; the factor undoes binary shortfall (10.075 gives 10.08). */
export function roundToHundredths(value: number): number {
  const hundredths = Math.round(Math.abs(value) * 100 * (1 + Number.EPSILON))
  return hundredths === 0 ? 0 : (Math.sign(value) * hundredths) / 100
}

// Control characters and lone surrogates break databases, prints and plaques; overrides of the writing
// direction turn the words around them. Scripts written from the right need none of these.
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const unprintableExceptBreaks = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** Longest text of any field. */
export const MOST_TEXT = 2000

const unprintableRuns = new RegExp(`${unprintable.source}+`, 'gu')

/** The text with a blank for what cannot be printed. */
export function withoutUnprintable(text: string): string {
  return text.replace(unprintableRuns, ' ')
}

/** Whether a line of text holds only characters that can be stored, printed and engraved. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text)
}

/** As `isPrintable`, line breaks and tabs allowed. */
export function isPrintableText(text: string): boolean {
  return !unprintableExceptBreaks.test(text)
}

/**
 * The text without white space around it; '' when nothing of it can be seen. A text several times too long for any field
 * stays as it is: it is refused, and searching it would take time.
 */
export function trimmed(text: string | null | undefined): string {
  const value = text ?? ''
  if (value.length > MOST_TEXT * 4) return value
  return nothingToSee.test(value) ? '' : value.trim()
}

/** How long a text is as people count: an emoji is one character. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** The code for a line of text that must be there, be printable and fit. */
export function textError(value: string | null | undefined, max: number): FieldCode | undefined {
  return codeOf(trimmed(value), max, isPrintable)
}

/** As `textError` for a text of several lines. */
export function multilineTextError(value: string | null | undefined, max: number): FieldCode | undefined {
  return codeOf(trimmed(value).replace(/\r\n?/g, '\n'), max, isPrintableText)
}

function codeOf(text: string, max: number, isAllowed: (text: string) => boolean): FieldCode | undefined {
  if (text === '') return 'required'
  if (!isAllowed(text)) return 'unprintable'
  return lengthOf(text) > max ? 'tooLong' : undefined
}

/** Drops the fields without a code. */
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
