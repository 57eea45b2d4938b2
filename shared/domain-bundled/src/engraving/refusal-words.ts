import { seenCharacters } from '@portal/domain'
import type { TextExcess, TextLimits } from '@portal/domain'
import type { UnengravableText, UnengravableCode } from './not-engravable'

/** Most visible characters quoted from one part. */
const MOST_SHOWN = 8
/** Most parts named one by one. */
const MOST_LISTED = 3

const UNSEEN: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\u00ad': 'soft hyphen',
  '\u061c': 'direction mark',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'direction mark',
  '\u202b': 'direction mark',
  '\u202c': 'direction mark',
  '\u202d': 'direction mark',
  '\u202e': 'direction mark',
  '\u2060': 'word joiner',
  '\u2066': 'direction mark',
  '\u2067': 'direction mark',
  '\u2068': 'direction mark',
  '\u2069': 'direction mark',
  '\ufe0e': 'variation selector',
  '\ufe0f': 'variation selector',
  '\ufeff': 'byte order mark',
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const WHAT: Readonly<Record<UnengravableCode, (text: string) => string>> = {
  invisible: (text) => `An invisible character (${UNSEEN[text] ?? codePoint(text)})`,
  lookAlike: (text) => `“${text}”`,
  marks: (text) => `“${shortened(text)}”`,
  letters: (text) => `“${shortened(text)}”`,
  signs: (text) => shortened(text),
}

/** Quotes only the first characters, each with its first marks. */
function shortened(text: string): string {
  const seen = seenCharacters(text).map((each) => [...each].slice(0, MOST_SHOWN).join(''))
  return seen.length > MOST_SHOWN ? `${seen.slice(0, MOST_SHOWN).join('')}…` : seen.join('')
}

function placeOf({ before, line }: UnengravableText): string {
  if (before !== '') return line > 1 ? `after “${before}” in line ${line}` : `after “${before}”`
  return line > 1 ? `at the beginning of line ${line}` : 'at the beginning'
}

function whyNot({ code, text, like }: UnengravableText): string {
  if (code === 'marks') return ": our lettering doesn't have this accent"
  if (code !== 'lookAlike') return ''
  const isLetter = /^\p{L}/u.test(text) && !/^\p{Script=Latin}/u.test(text)
  return isLetter ? `: it is a letter of another alphabet that looks like ${like}` : `: it only looks like ${like}`
}

const placeText = (found: UnengravableText) =>
  `${WHAT[found.code](found.text)} ${placeOf(found)} cannot be engraved${whyNot(found)}`

/**
 * Text that names the parts that cannot be engraved and their places; '' if there are none. Without a full stop:
 * callers append to it.
 */
export function notEngravableText(found: readonly UnengravableText[]): string {
  const more = found.length - MOST_LISTED
  return [...found.slice(0, MOST_LISTED).map(placeText), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** The available space: '2 lines of 22 characters'. */
function roomText({ maxLines, maxCharacters }: TextLimits): string {
  const lines = maxLines && plural(maxLines, 'line')
  const characters = maxCharacters && plural(maxCharacters, 'character')
  return lines && characters ? `${lines} of ${characters}` : lines || `${characters} in a line`
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Text that names the excess and the available space. */
export function excessText({ line, used }: TextExcess, room: TextLimits): string {
  const much =
    line === null
      ? `the words have ${plural(used, 'line')}`
      : `line ${line} of the words has ${plural(used, 'character')}`
  return `${much}, and there is room for ${roomText(room)}`
}
