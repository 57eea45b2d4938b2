import * as v from 'valibot'
import { MOST_TEXT, isPrintable, isPrintableText, isSet, lengthOf, toAmount, trimmed } from './rules'
import type { FieldCode } from './rules'

/** Longest texts we send and store. */
export const MAX_LENGTH = {
  id: 64,
  name: 100,
  /** What the identity service takes. */
  username: 128,
  password: 256,
  email: 254,
  text: 500,
  instruction: 1000,
  engraving: MOST_TEXT,
} as const

// Refused texts bear the codes of the rules, so that a page has one set of words for both.
const unprintable: FieldCode = 'unprintable'
const tooLong: FieldCode = 'tooLong'
const required: FieldCode = 'required'

/** As `v.maxLength`, which documents it, counted in characters: an emoji is one, and blanks around the text are none. */
export function maxCharacters(max: number): v.MaxLengthAction<string, number, FieldCode> {
  const action = v.maxLength<string, number, FieldCode>(max, tooLong)
  // A character is two units at most: a text of more than twice the limit need not be counted.
  const isTooLong = (value: string) => {
    const inside = trimmed(value)
    return inside.length > max && (inside.length > 2 * max || lengthOf(inside) > max)
  }
  return {
    ...action,
    '~run': (dataset, config) =>
      dataset.typed && !isTooLong(dataset.value) ? dataset : action['~run'](dataset, config),
  }
}

/** A line of text that we send: trimmed, limited, printable. Its length is checked first, which costs little. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => trimmed(value)),
    maxCharacters(max),
    v.check(isPrintable, unprintable),
  )

/** A text reshaped before its length is checked; a text several times too long is only trimmed, which costs nothing. */
export const reshaped = (max: number, shape: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.transform((value) => trimmed(value)),
    v.transform((value) => (value.length > max * 4 ? value : shape(value))),
    maxCharacters(max),
  )

/** As `text`, line breaks allowed. */
export const multilineText = (max: number) =>
  v.pipe(
    reshaped(max, (value) => value.replace(/\r\n?/g, '\n')),
    v.check(isPrintableText, unprintable),
  )

/** A line of text that must be there. */
export const requiredText = (max: number) => v.pipe(text(max), v.minLength(1, required))

/** What must be there and is sent as it was typed, blanks too: a password. */
export const secretText = (max: number) =>
  v.pipe(v.string(), v.minLength(1, required), v.maxLength(max, tooLong), v.check(isPrintable, unprintable))

/** An id that we send or that stands in a path. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

// What we read is taken as it comes: numbers as texts, flags as '1', 1 or true, anything absent.
const loose = v.nullish(v.union([v.string(), v.number(), v.boolean()]), null)

/** A flag as read: '1', 1, true, 'Yes' are set. */
export const flag = v.pipe(
  loose,
  v.transform((value) => isSet(value)),
)

/** A flag as read that is set unless the server says otherwise. */
export const flagUnlessOff = v.pipe(
  loose,
  v.transform((value) => value === null || value === '' || isSet(value)),
)

/** A number as read, also from a text; null when there is none. */
export const amount = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => toAmount(value)),
)

/** A text as read; '' when there is none. */
export const wireText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value ?? '')),
)

/** A text as read; null when there is none. */
export const wireTextOrNull = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === null || value === '' ? null : String(value))),
)

/** An id as read. */
export const wireId = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A list as read; [] when there is none. */
export const listOf = <T extends v.GenericSchema>(item: T) => v.nullish(v.array(item), [])

/** `{ email_address }`, as practices, brands and members carry their addresses. */
export const EmailAddressesSchema = listOf(v.object({ email_address: wireText }))
