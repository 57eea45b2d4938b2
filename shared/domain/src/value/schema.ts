import * as v from 'valibot'
import { MOST_TEXT, isPrintable, isPrintableText, isSet, lengthOf, toAmount, trimmed } from './rules'
import type { FieldCode } from './rules'

/** Longest texts that we send and store. */
export const MAX_LENGTH = {
  id: 64,
  name: 100,
  /** Limit of the user pool. */
  username: 128,
  password: 256,
  email: 254,
  text: 500,
  instruction: 1000,
  engraving: MOST_TEXT,
} as const

// Schemas report the field codes of the rules, so that pages need one set of messages.
const unprintable: FieldCode = 'unprintable'
const tooLong: FieldCode = 'tooLong'
const required: FieldCode = 'required'

/** Like `v.maxLength`, but counts characters of the trimmed text: an emoji is one. */
export function maxCharacters(max: number): v.MaxLengthAction<string, number, FieldCode> {
  const action = v.maxLength<string, number, FieldCode>(max, tooLong)
  // A character has up to two UTF-16 units, so a text longer than twice the limit need not be counted.
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

/** A single-line text in a request: trimmed, limited, printable. Checks the length first, which is cheap. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => trimmed(value)),
    maxCharacters(max),
    v.check(isPrintable, unprintable),
  )

/** A text that is transformed before its length is checked. A far too long text is only trimmed, which is cheap. */
export const reshaped = (max: number, shape: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.transform((value) => trimmed(value)),
    v.transform((value) => (value.length > max * 4 ? value : shape(value))),
    maxCharacters(max),
  )

/** As `text`, but allows line breaks. */
export const multilineText = (max: number) =>
  v.pipe(
    reshaped(max, (value) => value.replace(/\r\n?/g, '\n')),
    v.check(isPrintableText, unprintable),
  )

/** A required single-line text. */
export const requiredText = (max: number) => v.pipe(text(max), v.minLength(1, required))

/** A required text that is not trimmed, such as a password. */
export const secretText = (max: number) =>
  v.pipe(v.string(), v.minLength(1, required), v.maxLength(max, tooLong), v.check(isPrintable, unprintable))

/** An id in a request or path. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

// Schemas for responses accept loose data: numbers as text, flags as '1', 1 or true, missing values.
const loose = v.nullish(v.union([v.string(), v.number(), v.boolean()]), null)

/** A flag in a response: '1', 1, true and 'Yes' are set. */
export const flag = v.pipe(
  loose,
  v.transform((value) => isSet(value)),
)

/** A flag in a response that is set unless the server says otherwise. */
export const flagUnlessOff = v.pipe(
  loose,
  v.transform((value) => value === null || value === '' || isSet(value)),
)

/** A number in a response, also as text; null if missing. */
export const amount = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => toAmount(value)),
)

/** A text in a response; '' if missing. */
export const wireText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value ?? '')),
)

/** A text in a response; null if missing. */
export const wireTextOrNull = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === null || value === '' ? null : String(value))),
)

/** An id in a response. */
export const wireId = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A list in a response; [] if missing. */
export const listOf = <T extends v.GenericSchema>(item: T) => v.nullish(v.array(item), [])

/** Email addresses of practices, brands and members: `{ email_address }`. */
export const EmailAddressesSchema = listOf(v.object({ email_address: wireText }))
