import type { FieldCode } from '../value/rules'
import { multilineTextError } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'

/** Extra lines and characters are trimmed [CAT-54]; a missing limit does not limit. */
export function trimmedEngraving(text: string, maxLines: number | null, maxCharacters: number | null): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .slice(0, maxLines ?? undefined)
  return lines.map((line) => [...line].slice(0, maxCharacters ?? undefined).join('')).join('\n')
}

/** What is wrong with words to engrave; they must be there, be printable and fit [CAT-52]. */
export function engravingError(text: string): FieldCode | undefined {
  return multilineTextError(text, MAX_LENGTH.engraving)
}

/** Lines used and characters of the longest line, for the counter [CAT-55]. */
export function engravingUse(text: string): { lines: number; characters: number } {
  if (text === '') return { lines: 0, characters: 0 }
  const lines = text.split('\n')
  return { lines: lines.length, characters: Math.max(...lines.map((line) => [...line].length)) }
}
