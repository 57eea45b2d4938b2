import type { FieldCode } from '../value/rules'
import { lengthOf, multilineTextError, trimmed } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import { engravedForm } from './characters'

/** Space for text on an item; null and 0 mean no limit. */
export interface TextLimits {
  readonly maxLines: number | null
  readonly maxCharacters: number | null
}

/** Too many characters in a line (numbered from 1), or too many lines (null). */
export interface TextExcess {
  readonly line: number | null
  readonly used: number
}

// White space around the text is not engraved and does not count.
const linesOf = (text: string) => engravedForm(trimmed(text).replace(/\r\n?/g, '\n')).split('\n')

/** Trims extra lines and characters while they are typed [CAT-54]. */
export function trimmedEngraving(text: string, { maxLines, maxCharacters }: TextLimits): string {
  const typed = text.replace(/\r\n?/g, '\n')
  const [indent = ''] = /^\s*/.exec(typed) ?? []
  const lines = engravedForm(typed.slice(indent.length))
    .split('\n')
    .slice(0, maxLines || undefined)
  return indent + lines.map((line) => [...line].slice(0, maxCharacters || undefined).join('')).join('\n')
}

/** Number of characters that trimming removes, without line breaks. */
export function countTrimmed(text: string, room: TextLimits): number {
  const count = (of: string) => lengthOf(linesOf(of).join(''))
  return count(text) - count(trimmedEngraving(text, room))
}

/**
 * The first excess over the limits; null if the text fits. The server refuses a text that is too long and never cuts it
 * [CAT-54].
 */
export function engravingExcess(text: string, { maxLines, maxCharacters }: TextLimits): TextExcess | null {
  const lines = linesOf(text)
  if (lines.length > (maxLines || Infinity)) return { line: null, used: lines.length }
  const index = lines.findIndex((line) => lengthOf(line) > (maxCharacters || Infinity))
  return index < 0 ? null : { line: index + 1, used: lengthOf(lines[index] ?? '') }
}

/** Error of a text to engrave: missing, unprintable or too long [CAT-52]. */
export function engravingError(text: string): FieldCode | undefined {
  return multilineTextError(text, MAX_LENGTH.engraving)
}

/** Used lines and characters of the longest line, for the counter [CAT-55]. */
export function engravingUse(text: string): { lines: number; characters: number } {
  if (trimmed(text) === '') return { lines: 0, characters: 0 }
  const lines = linesOf(text)
  return { lines: lines.length, characters: Math.max(...lines.map(lengthOf)) }
}
