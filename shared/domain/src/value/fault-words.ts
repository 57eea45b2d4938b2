import { SAID_BY_BROWSERS } from './fault-words.data'
import { redact } from './redact'

/** In quotes browsers name properties and calls behind these words; everything else there is data. */
const QUOTED = /(\w+ )?(['`‘’])([^'`‘’]*)['`‘’]/g
const BEFORE_CODE = new Set(['reading ', 'setting ', 'evaluating ', 'execute ', 'property ', 'access ', 'on ', 'of '])
const CODE = /^[\w$][\w$.()[\]]{0,60}$/

/** Digits of one may read as a phone. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
/** Four digits in a row are a year, a postcode, a number of a booking, a part of a phone. */
const NUMBER = /\d{4,}/g
/** Letters and digits in one word, eight or more, are an id. */
const ID = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{8,}/gi
/** With a capital letter in front, or letters that no code is written in. */
const MAY_BE_A_NAME = /(?<![\w$.])(?:\p{Lu}[\p{L}\p{M}’-]*|[\p{L}\p{M}’-]*[^\P{L}A-Za-z][\p{L}\p{M}’-]*)/gu
const KIND = /[a-z](?:Error|Exception|Element|Unavailable|Call|Event)$/

/**
 * A message of an error as a team outside may read it: besides what `redact` takes out nothing that may be a name, an
 * id, or of what somebody typed. A word with a capital letter stays where browsers and React say it.
 */
export function faultWords(message: string): string {
  return redact(message.replace(UUID, '[id]'))
    .replace(QUOTED, quoted)
    .replace(ID, '[id]')
    .replace(NUMBER, '[number]')
    .replace(MAY_BE_A_NAME, (word) => (SAID_BY_BROWSERS.has(word) || KIND.test(word) ? word : '[name]'))
}

const quoted = (all: string, before = '', mark: string, text: string) =>
  BEFORE_CODE.has(before) && CODE.test(text) ? all : `${before}${mark}[text]${mark}`
